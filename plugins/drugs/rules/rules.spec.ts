import { join } from 'node:path'
import { test } from '@japa/runner'

import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { checkRuleSet } from '#tests/rules/check_rule_set'
import { rulesOf } from '#tests/rules/rules_of'
import { testExamples } from '#tests/rules/test_examples'

const folder = join(import.meta.dirname, '..')
const catalogue = loadCatalogue([{ name: 'drugs', folder, elements: 'form-schemas/elements.json' }])
const rules = rulesOf('drugs')

test.group('rules of drug codes', () => {
  test('every rule names what it reads and has examples', ({ assert }) => {
    assert.deepEqual(checkRuleSet(rules, catalogue), [])
  })

  testExamples(rules, catalogue)
})
