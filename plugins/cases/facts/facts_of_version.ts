import type { CaseContent } from '#kernel/case/content/case_content'

import type { CaseProjection, VersionKind } from '#plugins/cases/contract'
import { type FactsOfVersion, VersionFacts } from '#plugins/cases/contract/version_facts'
import { caseFacts } from '#plugins/cases/facts/case_facts'
import { eventFacts } from '#plugins/cases/facts/event_facts'
import { pairFacts } from '#plugins/cases/facts/pair_facts'

type FactRow = Readonly<Record<string, unknown>>
type Text = string | null

/** Facts of a version by the functions that also fill the tables of the latest revision. */
export default class FactsOfContents extends VersionFacts {
  async of(content: CaseContent, kind: VersionKind): Promise<FactsOfVersion> {
    const rows = async ({ reader }: CaseProjection): Promise<FactRow[]> =>
      (await reader([]))(content, kind, '')
    const [row] = await rows(caseFacts)
    const [events, pairs] = [await rows(eventFacts), await rows(pairFacts)]
    const of = row!
    return {
      reportType: of.report_type as Text,
      studyType: of.study_type as Text,
      reportCategory: of.report_category as Text,
      country: of.country as Text,
      hasProduct: of.has_product as boolean,
      hasEvent: of.has_event as boolean,
      isNullified: of.is_nullified as boolean,
      events: events.map((event) => ({
        rowId: event.row_id as string,
        reported: event.reported as Text,
        meddraVersion: event.meddra_version as Text,
        meddraCode: event.meddra_code as number | null,
        serious: event.serious as 'yes' | 'no' | null,
        fatal: event.criterion_a as boolean,
      })),
      pairs: pairs.map((pair) => ({
        drugPosition: pair.drug_position as number,
        eventPosition: pair.event_position as number,
        role: pair.role as Text,
        reporterResult: pair.reporter_result as Text,
        companyResult: pair.company_result as Text,
      })),
    }
  }
}
