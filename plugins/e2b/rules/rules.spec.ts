import { globSync } from 'node:fs'
import { test } from '@japa/runner'

import { loadCatalogue } from '#kernel/forms/load_catalogue'
import rules from '#plugins/e2b/rules/main'
import { checkRuleSet } from '#tests/rules/check_rule_set'
import { testExamples } from '#tests/rules/test_examples'

const catalogue = loadCatalogue()

test.group('rules of E2B(R3) and of dates', () => {
  test('every rule names what it reads and has examples that pass and fail', ({ assert }) => {
    assert.deepEqual(checkRuleSet(rules, catalogue), [])
  })

  test('every rule file is listed', ({ assert }) => {
    assert.lengthOf(globSync('*.json', { cwd: import.meta.dirname }), rules.length)
  })

  testExamples(rules, catalogue)
})
