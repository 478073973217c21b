import type { CaseContent } from '#kernel/case/content/case_content'

import type { CaseWish } from '#tests/invented/cases/facts'
import { generateCase } from '#tests/invented/cases/generate_case'

/**
 * Gives one synthetic case after the other, to be loaded. The same seed gives the same contents,
 * numbered from 1; use another seed for more of them.
 * @param wish what all of them have: the regions that they are reported to
 */
export function generatedCases(
  seed: string,
  wish: Pick<CaseWish, 'regions' | 'projectType'> = {}
): () => { act: 'case.generated'; content: CaseContent } {
  let number = 0
  return () => ({
    act: 'case.generated',
    content: generateCase({ ...wish, seed, number: ++number }),
  })
}
