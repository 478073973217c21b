import { join } from 'node:path'
import { test } from '@japa/runner'

import type { CaseContent, Row } from '#kernel/content/case_content'
import { toKey } from '#kernel/content/element_id'
import { loadCatalogue } from '#kernel/forms/load_catalogue'
import { contentWith } from '#kernel/forms/sample_content'
import { asInMessage, leaveInCase } from '#plugins/e2b/exchange/left_in_the_case'
import { messageTree } from '#plugins/e2b/message/message_tree'

const folder = join(import.meta.dirname, '../../drugs')
const catalogue = loadCatalogue([{ name: 'drugs', folder, elements: 'form-schemas/elements.json' }])
const coded = { G_k_DD_1: '1', G_k_DD_2b: { value: '1', displayName: 'Demotinib' } }
const drug = { id: 'g1', G_k_1: '1', G_k_2_2: 'The small pill' }
const drugsOf = (content: CaseContent) => content.G_k as Row[]

test.group('What no message can carry', () => {
  test('stays in the case when a follow-up comes, in the row that goes on', ({ assert }) => {
    const before: CaseContent = { C_1_1: 'CN-1', G_k: [{ ...drug, ...coded }] }
    const other = { id: 'g2', G_k_2_2: 'Another pill' }
    const after: CaseContent = { C_1_1: 'CN-1', G_k: [other, { ...drug, G_k_1: '2' }] }
    assert.deepEqual(drugsOf(leaveInCase(before, after, catalogue)), [
      other,
      { ...drug, G_k_1: '2', ...coded },
    ])
    assert.deepEqual(leaveInCase(before, { C_1_1: 'CN-1' }, catalogue), { C_1_1: 'CN-1' })
  })

  test('codes no other words: where the follow-up says others the drug is to be coded again', ({
    assert,
  }) => {
    const before: CaseContent = { G_k: [{ ...drug, ...coded }] }
    const after: CaseContent = { G_k: [{ ...drug, G_k_2_2: 'The red pill' }] }
    assert.deepEqual(leaveInCase(before, after, catalogue), after)
  })

  test('what a message can carry and does not say any more is gone', ({ assert }) => {
    const after: CaseContent = { G_k: [{ id: 'g1', G_k_2_2: 'The small pill' }] }
    assert.deepEqual(leaveInCase({ D_1: 'AB', G_k: [drug] }, after, catalogue), after)
  })

  test('makes no difference between a case and the message that it was', ({ assert }) => {
    const said: CaseContent = { C_1_1: 'CN-1', G_k: [drug] }
    const kept: CaseContent = { ...said, G_k: [{ ...drug, ...coded }] }
    assert.deepEqual(asInMessage(kept, catalogue), said)
    const onlyKept: CaseContent = { C_1_1: 'CN-1', D_8_r: [{ id: 'd1', D_8_r_DD_1: '1' }] }
    assert.deepEqual(asInMessage(onlyKept, catalogue), { C_1_1: 'CN-1' }, 'no row of nothing')
  })

  test('of every element of the catalogue the one or the other holds', ({ assert }) => {
    const { slotsOf } = messageTree(catalogue)
    const left = catalogue.elements.filter((element) => {
      const content = contentWith(element)
      const isCarried = Object.keys(asInMessage(content, catalogue)).length > 0
      assert.equal(isCarried, slotsOf.has(toKey(element.id)), element.id)
      assert.deepEqual(leaveInCase(content, {}, catalogue), isCarried ? {} : content)
      return !isCarried
    })
    assert.includeMembers(
      left.map(({ id }) => id),
      ['G.k.DD.2b', 'D.8.r.1.EU.1']
    )
  })
})
