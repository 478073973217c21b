import type { CaseContent } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'

import type { CaseRecord, IdentifierMatch } from '#plugins/cases/contract'
import {
  type Identifier,
  identifiersOf,
  isOwnIdentifier,
} from '#plugins/cases/contract/identifiers'
import { contentFingerprint } from '#plugins/e2b/contract/content_fingerprint'
import type { Match, Verdict } from '#plugins/e2b/contract/verdicts'

export interface Judgement {
  readonly verdict: Verdict
  readonly matches: readonly Match[]
}

type Known = Pick<CaseRecord, 'content'>

/**
 * Tells what an incoming report is to the cases that share an identifier with it (ICH E2B(R3)):
 * - identical, when a known case says the very same;
 * - follow-up, when it carries the sender's or the worldwide number of a known case;
 * - possible duplicate, when a number of one stands among the other numbers of the other;
 * - nullification of what is not known, when nothing is shared and it takes a report back (C.1.11.1),
 *   or gives a reason for that (C.1.11.2) without saying what it is;
 * - of a deleted case, when it shares an identifier with no other one: a person decides whether it is
 *   to be a case again;
 * - new, when nothing is shared.
 * @param known gives the case of a match as it stands
 */
export async function judge(
  content: CaseContent,
  found: readonly IdentifierMatch[],
  known: (caseId: string) => Promise<Known>
): Promise<Judgement> {
  const matches = groupMatches(found.filter(({ isDeleted }) => !isDeleted))
  if (matches.length === 0) {
    const deleted = groupMatches(found)
    if (deleted.length > 0) return { verdict: 'deleted-case', matches: deleted }
    return { verdict: mayTakeBack(content) ? 'unknown-nullification' : 'new', matches }
  }
  const fingerprint = contentFingerprint(content)
  for (const match of matches) {
    if (contentFingerprint((await known(match.caseId)).content) === fingerprint) {
      return { verdict: 'identical', matches: [match] }
    }
  }
  const same = matches.filter(({ reasons }) =>
    reasons.some((reason) => isOwnNumber(content, reason))
  )
  return same.length > 0
    ? { verdict: 'follow-up', matches: same }
    : { verdict: 'possible-duplicate', matches }
}

/** Does the report take one back that was sent before (C.1.11.1)? */
export function isNullification({ C_1_11_1: act }: CaseContent): boolean {
  return valueOf(act) === '1'
}

/** A reason to nullify or amend stands alone in ICH's own example of a nullification. */
function mayTakeBack(content: CaseContent): boolean {
  const { C_1_11_1: act, C_1_11_2: reason } = content
  return isNullification(content) || (valueOf(act) === undefined && valueOf(reason) !== undefined)
}

/** Is it the case's own number on both sides (C.1.1 with C.1.1, C.1.8.1 with C.1.8.1)? */
function isOwnNumber(content: CaseContent, { element, value }: Match['reasons'][number]): boolean {
  const isSame = (one: Identifier) => one.element === element && one.value === value
  return isOwnIdentifier(element) && identifiersOf(content).some(isSame)
}

function groupMatches(found: readonly IdentifierMatch[]): Match[] {
  const byCase = new Map<string, { caseNo: string; reasons: Match['reasons'][number][] }>()
  for (const { caseId, caseNo, element, value } of found) {
    const match = byCase.get(caseId) ?? { caseNo, reasons: [] }
    match.reasons.push({ element, value })
    byCase.set(caseId, match)
  }
  return [...byCase].map(([caseId, match]) => ({ caseId, ...match }))
}
