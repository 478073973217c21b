import { isRealDate } from '#kernel/case/content/partial_date'

import type { ReportKind } from '#plugins/sur/contract/periodic_report'
import type { PeriodicSetup } from '#plugins/sur/contract/setup'

/** A setup as somebody types it. */
export type SetupDraft = Omit<PeriodicSetup, 'daysToSend' | 'productNames'> & {
  readonly daysToSend: string
  /** One after the other, with a comma or a semicolon between them. */
  readonly productNames: string
}

/** What is wrong with a box: a key below `sur:setup`. */
export type SetupProblem = 'needed' | 'no_day' | 'no_days'

/** Calendar days from lock point to submission that most authorities ask for. */
const USUAL_DAYS = 60
const MOST_DAYS = 366
const DATE = 'yyyy-MM-dd'.length

/** What the form begins with. */
export function draftOf(kind: ReportKind, setup: PeriodicSetup | null): SetupDraft {
  if (setup) {
    const productNames = (setup.productNames ?? []).join('; ')
    return { ...setup, productNames, daysToSend: String(setup.daysToSend) }
  }
  return {
    productNames: '',
    ...{ product: '', birthDate: '', cycleYears: 1, daysToSend: String(USUAL_DAYS) },
    ...{ ctcaeVersion: kind === 'DSUR' ? '5.0' : '', ctcaeLevel: 1, language: 'zh' },
    ...{ meddraVersion: '', reference: '', leadId: '', writerIds: [], auditorIds: [] },
  }
}

/** What is wrong, by the box. */
export function problemsOf(draft: SetupDraft): Partial<Record<keyof SetupDraft, SetupProblem>> {
  const { product, birthDate, daysToSend, leadId } = draft
  const days = Number(daysToSend)
  const isDay = birthDate.length === DATE && isRealDate(birthDate)
  return {
    ...(product.trim() === '' && { product: 'needed' as const }),
    ...(!isDay && { birthDate: 'no_day' as const }),
    ...(!(Number.isInteger(days) && days >= 1 && days <= MOST_DAYS) && {
      daysToSend: 'no_days' as const,
    }),
    ...(leadId === '' && { leadId: 'needed' as const }),
  }
}

/** What is sent. */
export const setupOf = (draft: SetupDraft) => ({
  ...draft,
  daysToSend: Number(draft.daysToSend),
  productNames: [
    ...new Set(
      draft.productNames
        .split(/[,;，；、]/)
        .map((name) => name.trim())
        .filter((name) => name !== '')
    ),
  ],
  writerIds: [...draft.writerIds],
  auditorIds: [...draft.auditorIds],
})
