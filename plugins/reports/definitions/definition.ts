import type { ReportDefinition, ReportPart } from '#plugins/reports/contract'
import { wording } from '#plugins/reports/lang/server/wording'

type Choices = ReportDefinition['choices']

/** A report without a choice. */
export const only = (...parts: readonly ReportPart[]): Choices => [
  { key: 'all', label: wording('choices.all'), parts },
]

/** A part whose name is that of the report. */
export const main = (part: Omit<ReportPart, 'key' | 'label'>): ReportPart => ({
  ...{ key: 'main', label: wording('parts.main') },
  ...part,
})
