import { test } from '@japa/runner'

import { readEntry } from '#plugins/sur/contract/read_entry'
import { entryAt, type EntryVersion, isOfInterval } from '#plugins/sur/contract/entry_at'
import { patientYears } from '#plugins/sur/contract/patient_years'
import { registerKeys } from '#plugins/sur/contract/register'
import { registerOf } from '#plugins/sur/contract/registers'

const approval = {
  ...{ country: 'cn', date: '2024-05-20', tradeName: 'Demo', doseForm: 'Tablet' },
  ...{ indication: 'Hypertension', status: 'approved' },
}
const sales = {
  ...{ from: 'market', country: 'DE', start: '2025-01-01', end: '2025-12-31' },
  ...{ units: '1000000', strength: '10', ddd: '20', unit: 'mg', source: 'Sales statistics' },
}
const faults = (key: (typeof registerKeys)[number], typed: Record<string, string>) =>
  readEntry(registerOf(key), typed).errors.map(({ field, message }) => `${field}: ${message.en}`)

test.group('A row of a register', () => {
  test('is kept as its columns say: codes in capitals, numbers as numbers', ({ assert }) => {
    const read = readEntry(registerOf('approvals'), approval)
    assert.deepEqual(read.errors, [])
    assert.deepInclude(read.values, { country: 'CN', withdrawalReason: '' })
    const sold = readEntry(registerOf('exposure'), sales)
    assert.deepEqual(sold.errors, [])
    assert.deepInclude(sold.values, { units: 1_000_000, strength: 10, ddd: 20, subjects: null })
  })

  test('says by the field what is wrong with it', ({ assert }) => {
    assert.deepEqual(faults('approvals', { ...approval, country: 'XX' }), [
      'country: XX is not the code of a country. Enter two letters, such as CN or DE.',
    ])
    assert.deepEqual(faults('approvals', { ...approval, country: 'CN, DE' }), [
      'country: Enter one country. Each country has a row of its own.',
    ])
    assert.deepEqual(faults('exposure', { ...sales, strength: '0', ddd: '1.23456' }), [
      'strength: Enter a number above 0 and up to 1000000, with 4 digits after the point at most.',
      'ddd: Enter a number above 0 and up to 1000000, with 4 digits after the point at most.',
    ])
    assert.deepEqual(faults('exposure', { ...sales, end: '2024-12-31' }), [
      'end: The end is before the start. Enter the same day or a later one.',
    ])
    const fields = readEntry(registerOf('risks'), { since: '2025-02-30' }).errors
    assert.deepEqual(
      fields.map(({ field }) => field),
      ['term', 'category', 'since', 'state']
    )
  })

  test('is asked why an approval was withdrawn, and only then', ({ assert }) => {
    const withdrawn = { ...approval, status: 'withdrawn' }
    const missing = readEntry(registerOf('approvals'), withdrawn).errors
    assert.deepEqual(
      missing.map(({ field }) => field),
      ['withdrawalReason']
    )
    const { values } = readEntry(registerOf('approvals'), { ...approval, withdrawalReason: 'Old' })
    assert.equal(values.withdrawalReason, '')
  })

  test('has a natural day and an order among its columns, in every register', ({ assert }) => {
    for (const key of registerKeys) {
      const { columns, natural, order } = registerOf(key)
      const keys = columns.map((column) => column.key)
      assert.includeMembers(keys, [natural, ...order], key)
      assert.equal(new Set(keys).size, keys.length, key)
    }
  })
})

test.group('Patient-years', () => {
  test('are units × strength ÷ DDD ÷ 365.25', ({ assert }) => {
    // By hand: 1,000,000 × 10 ÷ 20 = 500,000 days of treatment; ÷ 365.25 = 1,368.93.
    assert.equal(patientYears({ units: 1_000_000, strength: 10, ddd: 20 }).toFixed(2), '1368.93')
    assert.equal(patientYears({ units: 365_250, strength: 5, ddd: 20 }), 250)
    const { values } = readEntry(registerOf('exposure'), sales)
    assert.deepEqual(registerOf('exposure').derive?.(values), {
      en: '1,000,000 × 10 mg ÷ 20 mg ÷ 365.25 = 1,368.93 patient-years',
      zh: '1,000,000 × 10 mg ÷ 20 mg ÷ 365.25 = 1,368.93 患者年',
    })
  })
})

test.group('A row as of a lock point', () => {
  const trials = registerOf('trials')
  const version = (seq: number, validFrom: string, state: string, more = {}): EntryVersion => ({
    ...{ seq, validFrom, values: { study: 'S', state }, closedOn: null },
    ...more,
  })
  const period = { start: '2025-01-01', lockPoint: '2025-12-31' }
  const markOf = (...versions: EntryVersion[]) => entryAt(trials, 'a', versions, period)?.mark

  test('says what its last version says that is valid by then', ({ assert }) => {
    const versions = [version(1, '2024-03-01', 'ongoing'), version(2, '2026-02-01', 'completed')]
    const at = entryAt(trials, 'a', versions, period)!
    assert.deepInclude(at, { seq: 1, since: '2024-03-01', mark: null })
    assert.deepEqual(at.texts.state, { en: 'Ongoing', zh: '进行中' })
    const later = { start: '2026-01-01', lockPoint: '2026-12-31' }
    assert.deepInclude(entryAt(trials, 'a', versions, later)!, { seq: 2, mark: 'changed' })
    assert.isNull(entryAt(trials, 'a', [version(1, '2026-01-01', 'ongoing')], period))
  })

  test('is corrected by a later version of the same day, whatever was before', ({ assert }) => {
    const versions = [version(1, '2025-03-01', 'ongoing'), version(2, '2025-03-01', 'completed')]
    assert.deepInclude(entryAt(trials, 'a', versions, period)!, { seq: 2, mark: 'new' })
  })

  test('is new from a day of the interval on, and ended or changed in it', ({ assert }) => {
    assert.equal(markOf(version(1, '2025-01-01', 'ongoing')), 'new')
    assert.isNull(markOf(version(1, '2024-12-31', 'ongoing')))
    const first = version(1, '2024-05-01', 'ongoing')
    assert.equal(markOf(first, version(2, '2025-06-01', 'completed')), 'changed')
    const ended = { closedOn: '2025-06-30' }
    assert.equal(markOf(first, version(2, '2024-05-01', 'ongoing', ended)), 'ended')
  })

  test('has not ended where it ends after the lock day; after its end no report tells it', ({
    assert,
  }) => {
    const ends = (closedOn: string) =>
      entryAt(trials, 'a', [version(1, '2024-05-01', 'ongoing', { closedOn })], period)!
    assert.isNull(ends('2026-01-01').closedOn)
    assert.isTrue(isOfInterval(ends('2025-01-01'), period.start))
    assert.isFalse(isOfInterval(ends('2024-12-31'), period.start))
  })

  test('is new where the report before did not have it, however early it is valid', ({
    assert,
  }) => {
    const late = [version(1, '2024-05-01', 'ongoing')]
    const none = { ...period, before: new Map() }
    assert.equal(entryAt(trials, 'a', late, none)?.mark, 'new')
    const had = entryAt(trials, 'a', late, period)!
    const same = { ...period, before: new Map([['a', had]]) }
    assert.isNull(entryAt(trials, 'a', late, same)!.mark)
  })
})
