import { type CaseContent, isRows } from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'
import { withoutLostAssessments } from '#kernel/case/content/lost_assessments'

import type { CaseRecord } from '#plugins/cases/contract'
import { caseRefusals } from '#plugins/cases/contract/refusals'
import { type Choices, merged, mergeDifferences } from '#plugins/e2b/contract/merge'

/** What somebody chose of a message, and the revision of the case beside which they saw it. */
export interface Accepted {
  readonly revision: number
  /** Of every difference, by its path. */
  readonly chosen: Choices
}

/**
 * The case with what somebody accepts of a message. Refuses with 2601 a case that was changed since, so
 * that nobody decides of what they did not see; what nobody decided of is kept as the case has it.
 */
export function acceptedOf(
  { revision, content }: Pick<CaseRecord, 'revision' | 'content'>,
  incoming: CaseContent,
  { revision: seen, chosen }: Accepted,
  catalogue: Catalogue
): CaseContent {
  if (revision !== seen) throw new caseRefusals.E_CASE_CHANGED()
  // Who sends choices sends all of them: what is chosen beforehand is known to the screen, by the
  // message imported before.
  const all = mergeDifferences(incoming, content, null, catalogue)
  const said = Object.fromEntries(all.map(({ path }) => [path, chosen[path] ?? 'keep']))
  // An assessment goes with its event, whether that is removed or was never taken.
  const events = { E_i: [content, incoming].flatMap(({ E_i }) => (isRows(E_i) ? E_i : [])) }
  return withoutLostAssessments(events, merged(content, incoming, all, said))
}
