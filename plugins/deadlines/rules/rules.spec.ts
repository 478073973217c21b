import { test } from '@japa/runner'

import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { checkRuleSet } from '#tests/rules/check_rule_set'
import { rulesOf } from '#tests/rules/rules_of'
import { testExamples } from '#tests/rules/test_examples'

const catalogue = loadCatalogue()
const rules = rulesOf('deadlines')

test.group('The rule of due dates', () => {
  test('names what it reads and has examples', ({ assert }) => {
    assert.deepEqual(checkRuleSet(rules, catalogue), [])
  })

  testExamples(rules, catalogue)
})
