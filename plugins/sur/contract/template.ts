import type { Words } from '#kernel/language/words'

import type { ReportKind } from '#plugins/sur/contract/periodic_report'

/** What a kind of periodic report consists of, as its guideline orders it. */
export interface ReportTemplate {
  readonly kind: ReportKind
  /** Which guideline it follows, with the year of its version. */
  readonly guideline: string
  readonly version: number
  readonly sections: readonly TemplateSection[]
}

/** A section or an appendix. */
export interface TemplateSection {
  /** Its number in the guideline: `6.1`, `A5`; `summary` for the executive summary. */
  readonly key: string
  readonly title: Words
  /** What belongs in it. */
  readonly help: Words
  /** What is written where there is nothing to report. */
  readonly sentence?: Words
  readonly appendix?: boolean
}

/** Number and title of a section as a heading shows them. */
export const headingOf = (
  { key, title }: Pick<TemplateSection, 'key' | 'title'>,
  language: keyof Words
) => (key === 'summary' ? title[language] : `${key} ${title[language]}`)
