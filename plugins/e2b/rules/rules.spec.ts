import { test } from '@japa/runner'

import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { checkRuleSet } from '#tests/rules/check_rule_set'
import { rulesOf } from '#tests/rules/rules_of'
import { testExamples } from '#tests/rules/test_examples'

const catalogue = loadCatalogue()
const rules = rulesOf('e2b')

test.group('rules of E2B(R3) and of dates', () => {
  test('every rule names what it reads and has examples that pass and fail', ({ assert }) => {
    assert.deepEqual(checkRuleSet(rules, catalogue), [])
  })

  testExamples(rules, catalogue)
})
