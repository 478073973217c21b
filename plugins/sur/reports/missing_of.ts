import type { Words } from '#kernel/language/words'

import { isThrough } from '#plugins/sur/contract/periodic_report'
import type { PeriodicSetup } from '#plugins/sur/contract/setup'
import { wording } from '#plugins/sur/lang/server/wording'
import type { FreezeHead } from '#plugins/sur/records/freezes'
import type { SectionRow } from '#plugins/sur/records/sections'

/** What keeps a report from being handed in for confirming; a sentence each. */
export function missingOf(
  { auditorIds }: Pick<PeriodicSetup, 'auditorIds'>,
  period: { readonly lockPoint: string },
  sections: readonly SectionRow[],
  openComments: number,
  freeze: Pick<FreezeHead, 'reading'> | undefined,
  today: string
): Words[] {
  const open = sections.filter(({ state }) => !isThrough(state)).length
  const own = sections.some(({ writerId }) => writerId !== null && auditorIds.includes(writerId))
  return [
    ...(today <= period.lockPoint
      ? [wording('missing.before_lock', { day: period.lockPoint })]
      : []),
    ...(open > 0 ? [wording('missing.sections', { count: open })] : []),
    ...(openComments > 0 ? [wording('missing.comments', { count: openComments })] : []),
    ...(freeze ? [] : [wording('missing.frozen')]),
    ...(freeze && freeze.reading === null ? [wording('missing.lists')] : []),
    ...(auditorIds.length === 0 ? [wording('missing.auditors')] : []),
    ...(own ? [wording('missing.own')] : []),
  ]
}
