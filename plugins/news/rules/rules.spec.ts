import { test } from '@japa/runner'

import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import rules from '#plugins/news/rules/main'
import { checkRuleSet } from '#tests/rules/check_rule_set'
import { testExamples } from '#tests/rules/test_examples'

const catalogue = loadCatalogue()

test.group('rules of versions', () => {
  test('every rule names what it reads and has examples', ({ assert }) => {
    assert.deepEqual(checkRuleSet(rules, catalogue), [])
  })

  testExamples(rules, catalogue)
})
