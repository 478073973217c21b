import { test } from '@japa/runner'

import type { ImportItem } from '#plugins/e2b/ui/import/import_item'
import { outcomeOf } from '#plugins/e2b/ui/import/outcome'

const match = { caseId: 'a', caseNo: 'PH302-000001', reasons: [] }
const item = (fields: Partial<ImportItem>) => ({ matches: [match], ...fields }) as ImportItem

test.group('Outcome of a report', () => {
  test('a report that waits for a decision says what it is', ({ assert }) => {
    const outcome = outcomeOf(item({ state: 'undecided', verdict: 'possible-duplicate' }))
    assert.equal(outcome, 'ask_possible-duplicate')
  })

  test('a report for a case that cannot take it now is held', ({ assert }) => {
    const waitsFor = 'archive_first' as const
    const held = item({ state: 'undecided', verdict: 'follow-up', waitsFor })
    assert.equal(outcomeOf(held), 'held')
    assert.equal(outcomeOf({ ...held, waitsFor: null }), 'ask_follow-up')
  })

  test('a report that went to a case it matched is a follow-up of it', ({ assert }) => {
    const fields = { state: 'done', verdict: 'possible-duplicate', caseId: 'a' } as const
    assert.equal(outcomeOf(item(fields)), 'follow-up')
  })

  test('a report that matched a case and was made a case of its own is new', ({ assert }) => {
    const fields = { state: 'done', verdict: 'possible-duplicate', caseId: 'b' } as const
    assert.equal(outcomeOf(item(fields)), 'new')
  })
})
