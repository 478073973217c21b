import { test } from '@japa/runner'

import { partOf } from '#plugins/trail/contract/trail_parts'

test.group('The trail of a project', () => {
  test('tells what was done to cases from what to queries, and both from what left the project', ({
    assert,
  }) => {
    const parts = [
      ['case', 'case.page_saved', 'audit'],
      ['case', 'case.unlocked', 'audit'],
      ['case', 'case.exported', 'operation'],
      ['case', 'case.queries_exported', 'operation'],
      ['query', 'query.sent', 'query'],
      ['process_definition', 'process.set_up', 'operation'],
    ] as const
    for (const [subject, act, part] of parts) assert.equal(partOf(subject, act), part, act)
  })
})
