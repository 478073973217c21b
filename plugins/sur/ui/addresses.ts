import type { ReportKind } from '#plugins/sur/contract/periodic_report'

const base = (kind: ReportKind) => `/${kind.toLowerCase()}`

/** Where the screens of a kind of periodic report are. */
export const addressOf = {
  list: (kind: ReportKind) => `${base(kind)}/report-write/list`,
  setup: (kind: ReportKind) => `${base(kind)}/base_config`,
  template: (kind: ReportKind) => `${base(kind)}/temp_view`,
  registers: (kind: ReportKind) => `${base(kind)}/registers`,
  report: (kind: ReportKind, id: string) => `${base(kind)}/report-write/docView/${id}`,
}
