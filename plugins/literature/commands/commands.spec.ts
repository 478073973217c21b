import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { test } from '@japa/runner'

import { runAce } from '#tests/fixtures/run_ace'

test.group('The commands on literature', (group) => {
  let folder: string
  group.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'pharos-literature-'))
    return () => rmSync(folder, { recursive: true })
  })

  function file(name: string, text: string) {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }

  const export_ = [
    ...[
      'TY  - JOUR',
      'AU  - Demo, Anna',
      'TI  - RETRACTED: One',
      'T2  - Demo Journal',
      'PY  - 2020',
    ],
    ...[
      'VL  - 12',
      'IS  - 3',
      'SP  - 45',
      'EP  - 47',
      'DO  - 10.1000/one',
      'AN  - 9',
      'AB  - Text.',
    ],
    ...['ER  - ', 'TY  - JOUR', 'AU  - Nameless, N.', 'ER  - '],
  ].join('\n')

  test('literature:import --preview prints articles, their citations and what is wrong as JSON', async ({
    assert,
  }) => {
    const { code, stdout } = await runAce(
      ...(['literature:import', file('one.ris', export_), '--preview', '--json'] as const)
    )
    assert.equal(code, 0)
    assert.deepEqual(JSON.parse(stdout), {
      format: 'ris',
      records: [
        {
          title: 'RETRACTED: One',
          authors: ['Demo, Anna'],
          year: 2020,
          journal: 'Demo Journal',
          volume: '12',
          issue: '3',
          pages: '45-47',
          doi: '10.1000/one',
          sourceNumber: '9',
          abstract: 'Text.',
          retracted: true,
          citation: 'Demo A. RETRACTED: One. Demo Journal. 2020;12(3):45-7. doi: 10.1000/one',
        },
      ],
      problems: [{ line: 14, reason: 'The record has no title.', taken: false }],
    })
  })

  test('literature:import says what is wrong in Chinese, too, and marks retracted articles', async ({
    assert,
  }) => {
    const path = file('zh.ris', export_)
    const { stdout } = await runAce('literature:import', path, '--preview', '--language', 'zh')
    assert.include(stdout, '  1: [retracted] Demo A. RETRACTED: One.')
    assert.include(stdout, '  14: 该记录没有题名。')
  })

  test('literature:import without --preview, or of what is no export, is refused in a sentence', async ({
    assert,
  }) => {
    const bare = await runAce('literature:import', file('bare.ris', export_))
    assert.equal(bare.code, 1)
    assert.match(bare.stdout + bare.stderr, /Add --preview/)
    const letter = await runAce('literature:import', file('a.txt', 'Dear colleague,'), '--preview')
    assert.equal(letter.code, 1)
    assert.match(letter.stderr, /3001 The format of the file is not known\./)
  })

  const searches = [
    'source,from,to,state',
    'pubmed,2024-01-01,2024-01-07,covered',
    'pubmed,2024-01-08,2024-01-14,failed',
    'pubmed,2024-01-15,2024-01-21,covered',
    'cnki,2024-01-01,2024-01-07,covered',
  ]

  test('literature:coverage prints the holes of each source, and the next window of a cycle', async ({
    assert,
  }) => {
    const { code, stdout } = await runAce(
      ...(['literature:coverage', file('s.csv', searches.join('\n')), '--json'] as const),
      ...['--cycle', '1_week', '--to', '2024-01-22']
    )
    assert.equal(code, 0)
    const all = { from: '2024-01-01', to: '2024-01-22' }
    const last = { from: '2024-01-22', to: '2024-01-22', cause: 'missing' }
    assert.deepEqual(JSON.parse(stdout).sources, [
      {
        source: 'pubmed',
        ...all,
        holes: [{ from: '2024-01-08', to: '2024-01-14', cause: 'failed' }, last],
        next: { from: '2024-01-08', to: '2024-01-14' },
      },
      {
        source: 'cnki',
        ...all,
        holes: [{ ...last, from: '2024-01-08' }],
        next: { from: '2024-01-08', to: '2024-01-21' },
      },
    ])
  })

  test('literature:coverage names the line of a day that does not exist', async ({ assert }) => {
    const lines = [...searches, 'vip,2024-02-30,2024-03-01,covered']
    const { code, stderr } = await runAce('literature:coverage', file('bad.csv', lines.join('\n')))
    assert.equal(code, 1)
    assert.match(stderr, /3001 Line 6 has a day that does not exist\./)
  })
})
