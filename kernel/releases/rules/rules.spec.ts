import { globSync } from 'node:fs'
import { test } from '@japa/runner'

import { loadCatalogue } from '#kernel/forms/load_catalogue'
import { upgradeRules } from '#kernel/releases/rules/main'
import { checkRuleSet } from '#tests/rules/check_rule_set'
import { testExamples } from '#tests/rules/test_examples'

const catalogue = loadCatalogue()

test.group('rules of versions', () => {
  test('every rule names what it reads, has examples and is listed', ({ assert }) => {
    assert.deepEqual(checkRuleSet(upgradeRules, catalogue), [])
    assert.lengthOf(globSync('*.json', { cwd: import.meta.dirname }), upgradeRules.length)
  })

  testExamples(upgradeRules, catalogue)
})
