import type { ReportKind } from '#plugins/sur/contract/periodic_report'
import type { ReportTemplate, TemplateSection } from '#plugins/sur/contract/template'

import dsur from './dsur.json' with { type: 'json' }
import psur from './psur.json' with { type: 'json' }

const templates: Readonly<Record<ReportKind, ReportTemplate>> = {
  DSUR: { ...dsur, kind: 'DSUR' },
  PSUR: { ...psur, kind: 'PSUR' },
}

/** The sections of a kind of report: ICH E2F for DSUR, ICH E2C(R2) for PSUR. */
export const templateOf = (kind: ReportKind): ReportTemplate => templates[kind]

/** A section of a kind of report, by its key. */
export const sectionOf = (kind: ReportKind, key: string): TemplateSection | undefined =>
  templates[kind].sections.find((section) => section.key === key)
