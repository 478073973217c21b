import { compileRules } from '#kernel/case/rules/compile_rules'
import { deriveRules } from '#kernel/case/rules/derived/main'
import type { Measure } from '#plugins/e2b/judging/check_file'
import { rulesOf } from '#tests/rules/rules_of'
import { catalogue } from '#tests/e2b/message_fixture'

/** What messages are judged by where no plugin adds anything; without a schema unless one is named. */
export function measure(schemaFolder = '/nowhere'): Measure {
  const compiled = compileRules([...deriveRules(catalogue), ...rulesOf('e2b')], catalogue)
  return { rules: compiled, catalogue, schemaFolder }
}
