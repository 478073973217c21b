import { test } from '@japa/runner'

import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { deriveRules } from '#kernel/case/rules/derived/main'
import { genericRules } from '#kernel/case/rules/derived/generic_rules'
import { testExamples } from '#tests/rules/test_examples'

const catalogue = loadCatalogue()
const derived = deriveRules(catalogue)

test.group('generic rules', () => {
  testExamples(Object.values(genericRules), catalogue, () => derived)
})
