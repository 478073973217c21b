import { test } from '@japa/runner'

import { demoDictionary, demoVersions } from '#tests/invented/dictionary/demo_dictionary'

const levelCount = (version: string, level: string) =>
  demoDictionary(version).terms.filter((term) => term.level === level).length

test.group('the invented dictionary', () => {
  test('has the levels of a dictionary of medical terms, in both languages', ({ assert }) => {
    const { terms } = demoDictionary('91.1')
    const counts = ['soc', 'hlgt', 'hlt', 'pt', 'llt'].map((level) => levelCount('91.1', level))
    assert.deepEqual(counts, [13, 18, 27, 44, 70])
    assert.isTrue(terms.every(({ name }) => /^Demo /.test(name.en) && /^演示/.test(name.zh)))
    assert.isTrue(terms.every(({ code }) => /^9\d{7}$/.test(code)))
    // A preferred term is a lowest level term, too.
    const own = terms.filter(({ level, code, pt }) => level !== 'llt' || code !== pt)
    assert.equal(new Set(own.map(({ code }) => code)).size, own.length)
  })

  test('its versions differ: one term comes, one retires, one moves', ({ assert }) => {
    const [first, second, third, fourth] = demoVersions.map((version) => demoDictionary(version))
    const llt = ({ terms }: typeof first, en: string) =>
      terms.find(({ level, name }) => level === 'llt' && name.en === en)
    assert.equal(levelCount('90.0', 'llt'), 69)
    assert.isUndefined(llt(first, 'Demo low platelets'))
    assert.isDefined(llt(second, 'Demo low platelets'))
    assert.isTrue(llt(second, 'Demo giddy')!.isCurrent)
    assert.isFalse(llt(third, 'Demo giddy')!.isCurrent)
    assert.notEqual(llt(third, 'Demo half head ache')!.pt, llt(fourth, 'Demo half head ache')!.pt)
  })

  test('every preferred term has one primary way up, one has a second', ({ assert }) => {
    const { paths } = demoDictionary()
    assert.lengthOf(
      paths.filter(({ isPrimary }) => isPrimary),
      44
    )
    assert.lengthOf(
      paths.filter(({ isPrimary }) => !isPrimary),
      1
    )
  })
})
