import { test } from '@japa/runner'

import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import rules from '#kernel/identity/passwords/rules/main'
import { checkRuleSet } from '#tests/rules/check_rule_set'
import { testExamples } from '#tests/rules/test_examples'

const catalogue = loadCatalogue()

test.group('rules of passwords', () => {
  test('every rule names what it reads and has examples', ({ assert }) => {
    assert.deepEqual(checkRuleSet(rules, catalogue), [])
  })

  test('what is missing is told first, then what a password needs, and last that two differ', ({
    assert,
  }) => {
    const missing = ['ACC-01', 'ACC-06', 'ACC-07']
    const needs = ['ACC-02', 'ACC-03', 'ACC-04', 'ACC-08', 'ACC-09', 'ACC-10']
    assert.deepEqual(
      rules.map(({ id }) => id),
      [...missing, ...needs, 'ACC-05']
    )
  })

  testExamples(rules, catalogue)
})
