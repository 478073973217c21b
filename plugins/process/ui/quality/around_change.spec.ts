import { test } from '@japa/runner'

import { aroundChange } from '#plugins/process/ui/quality/around_change'

test.group('A long text that was corrected', () => {
  const head = 'The patient took the first dose in the morning and '
  const tail = ' without any other complaint until the next visit.'

  test('is shown where it differs, with a little of what stands around', ({ assert }) => {
    const [entered, corrected] = [`${head}slept${tail}`, `${head}felt sick${tail}`]
    assert.equal(aroundChange(entered, corrected), '…the morning and slept without any oth…')
    assert.equal(aroundChange(corrected, entered), '…the morning and felt sick without any oth…')
  })

  test('is shown to its end where the end differs, and from its start where the start does', ({
    assert,
  }) => {
    assert.equal(aroundChange(`${head}slept`, `${head}ate`), '…the morning and slept')
    assert.equal(aroundChange(`Then${tail}`, `Now${tail}`), 'Then without any oth…')
  })

  test('is whole where both are short, and where there was nothing before', ({ assert }) => {
    assert.equal(aroundChange('AB', 'CD'), 'AB')
    assert.equal(aroundChange(`${head}${tail}`, null), `${head}${tail}`)
    assert.isNull(aroundChange(null, head))
  })

  test('keeps letters whole that take two units', ({ assert }) => {
    const far = '𠮷'.repeat(40)
    assert.equal(aroundChange(`${far}a`, `${far}b`), `…${'𠮷'.repeat(16)}a`)
  })
})
