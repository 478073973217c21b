import type { Catalogue } from '#kernel/case/content/catalogue'
import { compileRules } from '#kernel/case/rules/compile_rules'
import { evaluate } from '#kernel/case/rules/evaluate'
import type { Finding } from '#kernel/case/rules/finding'
import type { Stage } from '#kernel/case/rules/rule'

import { type CaseNumbering, casePattern } from '#plugins/cases/numbering/case_numbering'
import { numberRules } from '#plugins/cases/numbering/number_rules'

/**
 * What the rules say of a case number that somebody typed (CASENO-01 to CASENO-04).
 * @param isTaken whether a case of the project has it already
 * @returns an error, a question to confirm (the number follows another numbering) or a choice (it is
 *   taken); nothing when the number may be used
 */
export function checkCaseNumber(
  catalogue: Catalogue,
  caseNo: string,
  { numbering, isTaken }: { numbering: CaseNumbering; isTaken: boolean }
): Finding[] {
  return check(catalogue, 'save', {
    fields: { '@caseNo': caseNo },
    values: { caseNoPattern: casePattern(numbering) },
    external: { 'unique.caseNo': { [caseNo]: !isTaken } },
  })
}

/** What the rules say of a width of the running number (CASENO-05). */
export function checkDigits(catalogue: Catalogue, digits: number, caseCount: number): Finding[] {
  return check(catalogue, 'configure', {
    fields: { '@digits': digits, '@caseCount': caseCount },
  })
}

function check(
  catalogue: Catalogue,
  stage: Stage,
  context: Omit<Parameters<typeof evaluate>[2] & object, 'stage'>
): Finding[] {
  return evaluate(compileRules(numberRules, catalogue), {}, { ...context, stage })
}
