import { globSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'

import { loadCatalogue } from '#kernel/forms/load_catalogue'
import rules from '#plugins/drugs/rules/main'
import { checkRuleSet } from '#tests/rules/check_rule_set'
import { testExamples } from '#tests/rules/test_examples'

const folder = join(import.meta.dirname, '..')
const catalogue = loadCatalogue([{ name: 'drugs', folder, elements: 'form-schemas/elements.json' }])

test.group('rules of drug codes', () => {
  test('every rule names what it reads, has examples and is listed', ({ assert }) => {
    assert.deepEqual(checkRuleSet(rules, catalogue), [])
    assert.lengthOf(globSync('*.json', { cwd: import.meta.dirname }), rules.length)
  })

  testExamples(rules, catalogue)
})
