import { test } from '@japa/runner'

import { clockText } from '#resources/app/shell/clock_text'
import { initialsOf } from '#resources/app/shell/initials'
import { matching } from '#resources/app/shell/palette/palette_entry'

test.group('The header', () => {
  test('the session clock shows mm:ss', ({ assert }) => {
    assert.equal(clockText(1800), '30:00')
    assert.equal(clockText(59), '00:59')
  })

  test('people show by their initials, Chinese names by their first character', ({ assert }) => {
    assert.equal(initialsOf('Li Min'), 'LM')
    assert.equal(initialsOf('王磊'), '王')
    assert.equal(initialsOf('Tang Ke 唐可'), 'TK')
    assert.equal(initialsOf('entry'), 'EN')
  })
})

test.group('The palette', () => {
  const entries = ['Cases', 'Case configuration', 'Audit trail'].map((title) => ({
    id: title,
    group: '',
    title,
    run: () => {},
  }))

  test('every word that is typed must be there, in any order', ({ assert }) => {
    assert.deepEqual(
      matching(entries, 'conf case').map(({ title }) => title),
      ['Case configuration']
    )
    assert.lengthOf(matching(entries, ''), 3)
    assert.lengthOf(matching(entries, 'nothing'), 0)
  })
})
