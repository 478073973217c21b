import { compileRules } from '#kernel/rules/compile_rules'
import { deriveRules } from '#kernel/rules/derived/main'
import type { Measure } from '#plugins/e2b/judging/check_file'
import rules from '#plugins/e2b/rules/main'
import { catalogue } from '#tests/e2b/message_fixture'

/** What messages are judged by where no plugin adds anything; without a schema unless one is named. */
export function measure(schemaFolder = '/nowhere'): Measure {
  const compiled = compileRules([...deriveRules(catalogue), ...rules], catalogue)
  return { rules: compiled, catalogue, schemaFolder }
}
