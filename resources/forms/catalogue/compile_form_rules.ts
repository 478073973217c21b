import type { Catalogue } from '#kernel/case/content/catalogue'
import type { CompiledRules } from '#kernel/case/rules/compiled_check'
import { compileRules } from '#kernel/case/rules/compile_rules'
import { deriveRules } from '#kernel/case/rules/derived/main'
import { procedures } from '#kernel/case/rules/procedures'
import type { Rule } from '#kernel/case/rules/rule'

/** The rules of the server, made ready in the browser: those of the catalogue and those of plugins. */
export function compileFormRules(
  catalogue: Catalogue,
  contributed: readonly Rule[]
): CompiledRules {
  return compileRules([...deriveRules(catalogue), ...contributed], catalogue, procedures)
}
