import type { CaseContent } from '#kernel/content/case_content'

import { generateCase } from '#tests/invented/cases/generate_case'

/**
 * Gives one synthetic case after the other, to be loaded. The same seed gives the same contents,
 * numbered from 1; use another seed for more of them.
 */
export function generatedCases(
  seed: string
): () => { act: 'case.generated'; content: CaseContent } {
  let number = 0
  return () => ({ act: 'case.generated', content: generateCase({ seed, number: ++number }) })
}
