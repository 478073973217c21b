import { test } from '@japa/runner'

import { LARGEST, sortFiles } from '#plugins/e2b/ui/import/sort_files'

test.group('Files that are chosen for an import', () => {
  test('XML and ZIP files of any spelling are sent, others are turned away with the reason', ({
    assert,
  }) => {
    const files = [
      { name: 'a.xml', size: 10 },
      { name: 'B.ZIP', size: LARGEST },
      { name: 'c.pdf', size: 10 },
      { name: 'd.xml', size: LARGEST + 1 },
      { name: 'e.xml', size: 0 },
      { name: 'f.xml.GZ', size: 10 },
      { name: 'g.tgz', size: 10 },
    ]
    const sorted = sortFiles(files)
    assert.deepEqual(sorted.files, files.slice(0, 2))
    assert.deepEqual(sorted.away, [
      { name: 'c.pdf', fault: 'type' },
      { name: 'd.xml', fault: 'size' },
      { name: 'e.xml', fault: 'empty' },
      { name: 'f.xml.GZ', fault: 'gzip' },
      { name: 'g.tgz', fault: 'gzip' },
    ])
  })
})
