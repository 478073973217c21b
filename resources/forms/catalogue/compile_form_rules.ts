import type { Catalogue } from '#kernel/content/catalogue'
import type { CompiledRules } from '#kernel/rules/compiled_check'
import { compileRules } from '#kernel/rules/compile_rules'
import { deriveRules } from '#kernel/rules/derived/main'
import { procedures } from '#kernel/rules/procedures'
import type { Rule } from '#kernel/rules/rule'

/** The rules of the server, made ready in the browser: those of the catalogue and those of plugins. */
export function compileFormRules(
  catalogue: Catalogue,
  contributed: readonly Rule[]
): CompiledRules {
  return compileRules([...deriveRules(catalogue), ...contributed], catalogue, procedures)
}
