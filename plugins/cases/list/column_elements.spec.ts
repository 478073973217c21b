import { test } from '@japa/runner'

import { toId } from '#kernel/case/content/element_id'
import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'

import { elementsOf } from '#plugins/cases/list/list_parts'
import { standardColumns } from '#plugins/cases/list/standard_columns'
import { caseWords, wordElements } from '#plugins/cases/records/search_words'
import { summariseCase } from '#plugins/cases/records/summarise_case'

const asked = new Set<string>()

/** A content that notes what is asked of it; every group has a row, every element a value of its own. */
function noting<Of extends CaseContent | Row>(level: Of): Of {
  return new Proxy(level, {
    get(of, key) {
      const value = (of as Record<string | symbol, unknown>)[key]
      if (typeof key === 'string' && /^[A-H]_/.test(key)) asked.add(toId(key))
      return isRows(value) ? value.map(noting) : value
    },
  })
}

const empty = (): CaseContent =>
  noting({
    C_2_r: [{ id: 'r' }],
    C_1_9_1_r: [{ id: 'r' }],
    E_i: [{ id: 'r' }],
    G_k: [{ id: 'r' }],
  })

const GROUPS = new Set(['C.2.r', 'C.1.9.1.r'])

test.group('What the columns of the list are read from', () => {
  test('every element that a column is read from is named by it, and no other', ({ assert }) => {
    asked.clear()
    summariseCase(empty())
    const named = new Set(standardColumns.flatMap(elementsOf))
    assert.sameMembers(
      [...asked].filter((id) => !GROUPS.has(id)),
      [...named]
    )
  })

  test('every element whose words lead to a case is named', ({ assert }) => {
    asked.clear()
    caseWords('PH-1', empty())
    const groups = new Set([...GROUPS, 'E.i', 'G.k'])
    assert.sameMembers(
      [...asked].filter((id) => !groups.has(id)),
      wordElements
    )
  })
})
