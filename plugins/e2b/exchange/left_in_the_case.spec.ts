import { test } from '@japa/runner'
import fc from 'fast-check'

import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { Catalogue } from '#kernel/case/content/catalogue'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { toKey } from '#kernel/case/content/element_id'
import { arbitraryContent } from '#kernel/case/forms/arbitrary_content'
import { readCatalogueData } from '#kernel/case/forms/load_catalogue'
import { contentWith } from '#kernel/case/forms/sample_content'
import { asInMessage, leaveInCase } from '#plugins/e2b/exchange/left_in_the_case'
import { messageTree } from '#plugins/e2b/message/message_tree'

const words = { en: 'Made up', zh: '虚构' }
const kept = (group: string, name: string): ElementDefinition => ({
  ...{ id: `${group}.X.1`, name: words, group, type: 'text', path: [group] },
  ...{ conformance: 'optional', keptHere: words, codes: name },
})
const data = readCatalogueData()
const own = [kept('G.k', 'G.k.2.2'), kept('D.8.r', 'D.8.r.1'), kept('D.10.8.r', 'D.10.8.r.1')]
const catalogue = new Catalogue({ ...data, elements: [...data.elements, ...own] })
const drug = { id: 'g1', G_k_1: '1', G_k_2_2: 'The small pill' }

test.group('What no message can carry', () => {
  test('stays in the case when a follow-up comes, in the row that goes on', ({ assert }) => {
    for (const { path, codes } of own) {
      const [key, name, code] = [toKey(path[0]!), toKey(codes!), `${toKey(path[0]!)}_X_1`]
      const row = { id: 'one', [name]: 'The small pill' }
      const other = { id: 'two', [name]: 'Another pill' }
      const before: CaseContent = { C_1_1: 'CN-1', [key]: [{ ...row, [code]: '7' }] }
      const after: CaseContent = { C_1_1: 'CN-2', [key]: [other, row] }
      assert.deepEqual(leaveInCase(before, after, catalogue), {
        C_1_1: 'CN-2',
        [key]: [other, { ...row, [code]: '7' }],
      } as CaseContent)
      assert.deepEqual(leaveInCase(before, { C_1_1: 'CN-1' }, catalogue), { C_1_1: 'CN-1' })
      const renamed: CaseContent = { [key]: [{ ...row, [name]: 'The red pill' }] }
      assert.deepEqual(leaveInCase(before, renamed, catalogue), renamed, 'coded anew')
    }
  })

  test('goes with a name: parts of the old one do not stand beside the new one', ({ assert }) => {
    const parts = { G_k_2_2_EU_1: 'Small', G_k_2_2_EU_9_r: [{ id: 'x', G_k_2_2_EU_9_r_1: 'Y' }] }
    const before: CaseContent = { G_k: [{ ...drug, ...parts }] }
    const same: CaseContent = { G_k: [{ ...drug, G_k_1: '2' }] }
    assert.deepEqual(leaveInCase(before, same, catalogue), {
      G_k: [{ ...drug, G_k_1: '2', ...parts }],
    } as CaseContent)
    const renamed: CaseContent = { G_k: [{ ...drug, G_k_2_2: 'Other' }] }
    assert.deepEqual(leaveInCase(before, renamed, catalogue), renamed)
  })

  test('is all that stays: what a message does not say any more is gone', ({ assert }) => {
    const after: CaseContent = { G_k: [{ id: 'g1', G_k_2_2: 'The small pill' }] }
    assert.deepEqual(leaveInCase({ D_1: 'AB', G_k: [drug] }, after, catalogue), after)
  })

  test('of an installation that had more elements stays too', ({ assert }) => {
    const before: CaseContent = { C_1_1: 'CN-1', GONE_1: 'x', GONE_r: [{ id: 'a', GONE_r_1: 'y' }] }
    assert.deepEqual(asInMessage(before, catalogue), { C_1_1: 'CN-1' })
    assert.deepEqual(leaveInCase(before, { C_1_1: 'CN-1' }, catalogue), before)
  })

  test('is no difference between a case and the message that it was', ({ assert }) => {
    const filled: CaseContent = { C_1_1: 'CN-1', G_k: [drug, { id: 'empty' } as Row] }
    const coded: CaseContent = { ...filled, G_k: [{ ...drug, G_k_X_1: '7' }, { id: 'empty' }] }
    assert.deepEqual(asInMessage(coded, catalogue), filled)
  })

  test('is what has no place: of every element the message or the case has it', ({ assert }) => {
    const { slotsOf } = messageTree(catalogue)
    for (const element of catalogue.elements) {
      const carried = JSON.stringify(asInMessage(contentWith(element), catalogue))
      const key = `"${toKey(element.id)}":`
      assert.equal(carried.includes(key), slotsOf.has(toKey(element.id)), element.id)
    }
  })

  test('and what it carries are the whole case', ({ assert }) => {
    const cases = fc.property(arbitraryContent(catalogue), (content) => {
      const again = leaveInCase(content, asInMessage(content, catalogue), catalogue)
      assert.deepEqual(again, content)
    })
    fc.assert(cases, { numRuns: 50 })
  })
})
