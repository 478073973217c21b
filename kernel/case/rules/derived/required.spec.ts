import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { compileRules } from '#kernel/case/rules/compile_rules'
import { deriveRules } from '#kernel/case/rules/derived/main'
import { evaluate } from '#kernel/case/rules/evaluate'
import type { Stage } from '#kernel/case/rules/rule'
import type { RuleContext } from '#kernel/case/rules/rule_context'

const catalogue = loadCatalogue()
const derived = deriveRules(catalogue)
const compiled = compileRules(derived, catalogue)
const required = (content: CaseContent, context: RuleContext = {}) =>
  evaluate(compiled, content, context)
    .filter(({ rule }) => rule === 'GEN-04')
    .map(({ path }) => path)

test.group('required elements', () => {
  test('every ICH element with a condition has a rule made from it', ({ assert }) => {
    const conditional = catalogue.elements.filter(
      ({ requiredWhen, profile, plugin }) => requiredWhen && !profile && !plugin
    )
    const ruled = new Set(derived.map(({ aspect }) => aspect))
    assert.lengthOf(conditional, 63)
    assert.deepEqual(
      conditional.filter(({ id }) => !ruled.has(`required:${id}`)).map(({ id }) => id),
      []
    )
  })

  test('the message header is checked where a whole message is judged, and nowhere else', ({
    assert,
  }) => {
    const ofHeader = (stage: Stage) =>
      required({ N_2_r: [{ id: 'a' }] }, { stage }).filter((path) => path.startsWith('N'))
    assert.include(ofHeader('message'), 'N_1_2')
    assert.include(ofHeader('message'), 'N_2_r[a].N_2_r_3')
    for (const stage of ['edit', 'save', 'check', 'submit'] as const)
      assert.deepEqual(ofHeader(stage), [], stage)
  })

  test('an element of the same repeat means the same instance of the repeat', ({ assert }) => {
    const content: CaseContent = {
      F_r: [
        { id: 'a', F_r_3_2: '5' },
        { id: 'b', F_r_3_3: 'mg' },
      ],
    }
    assert.include(required(content), 'F_r[a].F_r_3_3')
    assert.notInclude(required(content), 'F_r[b].F_r_3_3')
  })

  test('ne: the organisation of the sender is asked for unless it is a patient', ({ assert }) => {
    assert.include(required({ C_3_1: '1' }), 'C_3_2')
    assert.notInclude(required({ C_3_1: '7' }), 'C_3_2')
  })

  test('regional elements are asked for where the report goes to the region', ({ assert }) => {
    assert.notInclude(required({}), 'C_1_CN_2')
    assert.notInclude(required({}, { region: ['EU'] }), 'C_1_CN_2')
    assert.include(required({}, { region: ['EU', 'CN'] }), 'C_1_CN_2')
  })

  test('a term and its version are one missing thing: without a code the code alone is asked for', ({
    assert,
  }) => {
    const event = (given: object) => required({ E_i: [{ id: 'a', ...given }] })
    assert.include(event({}), 'E_i[a].E_i_2_1b')
    assert.notInclude(event({}), 'E_i[a].E_i_2_1a')
    assert.include(event({ E_i_2_1b: '90000001' }), 'E_i[a].E_i_2_1a')
  })

  test('groups with mandatory elements need a row', ({ assert }) => {
    for (const group of ['C_2_r', 'E_i', 'G_k']) assert.include(required({}), group)
    assert.notInclude(required({}), 'F_r')
  })
})
