import { test } from '@japa/runner'

import { withTerms } from '#plugins/organisation/ui/admin/with_terms'

const term = (code: string) => ({ code, name: `Term ${code}`, version: '91.1' })

test.group('Terms that are taken among expected reactions', () => {
  test('stand behind those that are there, expected always, in place of rows without an entry', ({
    assert,
  }) => {
    const there = { code: '1', term: 'Known', seriousness: 'not_fatal' }
    const { reactions, known } = withTerms([there, { seriousness: 'any' }], [term('2'), term('3')])
    assert.deepEqual(reactions, [
      there,
      { code: '2', term: 'Term 2', seriousness: 'any' },
      { code: '3', term: 'Term 3', seriousness: 'any' },
    ])
    assert.equal(known, 0)
  })

  test('are there once, whoever brought them, and are counted where they come again', ({
    assert,
  }) => {
    const { reactions, known } = withTerms([{ code: '1' }], [term('1'), term('2'), term('2')])
    assert.deepEqual(
      reactions.map(({ code }) => code),
      ['1', '2']
    )
    assert.equal(known, 2)
  })
})
