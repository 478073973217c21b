import { test } from '@japa/runner'

import type { ImportItem } from '#plugins/e2b/exchange/import_item'
import { waitsFor } from '#plugins/e2b/incoming/waits_for'
import { defaultProcess } from '#plugins/cases/process/owned_case_process'

const entry = defaultProcess.entry.key
const ended = defaultProcess.nodes.find(({ kind }) => kind === 'ended')!.key
const process = { find: defaultProcess.find, followsArchived: true }

const item = (status: string, given: Partial<ImportItem> = {}) =>
  ({
    ...{ state: 'undecided', follows: 'case', brings: 'follow-up' },
    followed: { status, version: 1, versionKind: 'first' },
    ...given,
  }) as ImportItem

test.group('A message for a case that cannot take it', () => {
  test('is held until the case is archived', ({ assert }) => {
    assert.equal(waitsFor(item(entry), process), 'archive_first')
    assert.isNull(waitsFor(item(ended), process))
  })

  test('is held for ever by a nullified case', ({ assert }) => {
    const followed = { status: ended, version: 2, versionKind: 'nullification' as const }
    assert.equal(waitsFor(item(ended, { followed }), process), 'nullified')
  })

  test('is not held once it is decided, or where it follows none', ({ assert }) => {
    assert.isNull(waitsFor(item(entry, { state: 'skipped' }), process))
    assert.isNull(waitsFor(item(entry, { follows: null }), process))
  })
})
