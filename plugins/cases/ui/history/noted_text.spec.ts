import { test } from '@japa/runner'

import { notedText } from '#plugins/cases/ui/history/noted_text'

test.group('What the trail notes beside elements', () => {
  test('shows parts by name, lists one after the other', ({ assert }) => {
    assert.equal(notedText('FU-2'), 'FU-2')
    assert.equal(notedText({ sha256: '9c32', size: 120 }), 'sha256 9c32 · size 120')
    assert.equal(notedText([{ name: 'a.pdf' }, { name: 'b.pdf' }]), 'name a.pdf; name b.pdf')
  })
})
