import { displayPath } from '#kernel/case/content/element_path'
import { valueOf } from '#kernel/case/content/leaf'
import type { Catalogue } from '#kernel/case/content/catalogue'
import type { Words } from '#kernel/language/words'
import type { CompiledRules } from '#kernel/case/rules/compiled_check'
import type { Finding } from '#kernel/case/rules/finding'

import { ElementPositions } from '#plugins/e2b/judging/element_positions'
import { headerFactsOf } from '#plugins/e2b/judging/header_facts'
import {
  HEADER_ROW,
  judgeReports,
  type KnownOfReports,
  MESSAGE_STAGES,
} from '#plugins/e2b/judging/judge_reports'
import { elementAt } from '#plugins/e2b/judging/element_at'
import { type Place, PlaceFinder } from '#plugins/e2b/judging/place_finder'
import { ValueSources } from '#plugins/e2b/judging/value_sources'
import { readElement, type ReadReport } from '#plugins/e2b/message/reader'
import type { XmlElement } from '#plugins/e2b/message/xml_element'

/** What a rule finds in a message. */
export interface MessageFinding extends Omit<Finding, 'data'> {
  /** Number of the report in the message, from 1. */
  readonly report: number
  /** C.1.1 of the report. */
  readonly safetyReport: string | null
  /** With positions: `G.k[1].G.k.4.r[2].G.k.4.r.4`. */
  readonly path: string
  readonly place: Place
}

export interface JudgedMessage {
  /** Number of reports. */
  readonly reports: number
  readonly findings: readonly MessageFinding[]
  /** What no element takes, see the rule MSG-10. */
  readonly unmapped: readonly {
    readonly report: number
    readonly place: Place
    readonly xml: string
  }[]
  /** What is to be known of how it was read, such as a document whose Base64 is none. */
  readonly notes: readonly Words[]
  /** What could not be asked, such as the codes of a list that is not loaded: each sentence once. */
  readonly notAsked: readonly Words[]
}

/**
 * Holds a message against all rules: what its reports say and what its headers say.
 * @param root the whole document
 * @param text what the document was parsed from
 * @param known what is known beside the message: project type, regions, the moment
 */
export function judgeMessage(
  root: XmlElement,
  text: string,
  rules: CompiledRules,
  catalogue: Catalogue,
  known: KnownOfReports = {}
): JudgedMessage {
  const sources = new ValueSources()
  const profile = known.region?.[0]?.toLowerCase()
  const { batch, unmapped, notes, reports } = readElement(root, catalogue, { profile, sources })
  const judged = reports.map((report, index) => ({
    ...report,
    envelope: { ...batch, ...report.envelope },
    unmapped: index === 0 ? [...unmapped, ...report.unmapped] : report.unmapped,
  }))
  const found = [...judgeReports(judged, headerFactsOf(root), rules, MESSAGE_STAGES, known)]
  const positions = new ElementPositions(root, text)
  const places = new PlaceFinder(sources, positions, catalogue, batch)
  const reported = found.flatMap((findings, index) =>
    findings.map((finding) => tell(finding, reports[index]!, index + 1, places))
  )
  return {
    reports: reports.length,
    findings: reported.filter(({ severity }) => severity !== 'info'),
    unmapped: judged.flatMap((report, index) =>
      report.unmapped.map(({ place, xml }) => ({
        report: index + 1,
        place: { ...positions.of(elementAt(root, place)), xpath: place },
        xml,
      }))
    ),
    notes: eachOnce([...notes, ...reports.flatMap((report) => report.notes)]),
    notAsked: eachOnce(
      reported.filter(({ severity }) => severity === 'info').map(({ message }) => message)
    ),
  }
}

function tell(
  { data: _, ...finding }: Finding,
  read: ReadReport,
  report: number,
  places: PlaceFinder
): MessageFinding {
  const { path } = finding
  const number = valueOf(read.content.C_1_1)
  const shown = displayPath(path, { ...read.content, N_2_r: [{ id: HEADER_ROW }] })
  return {
    ...finding,
    report,
    safetyReport: number === undefined ? null : String(number),
    path: shown.replace(/^N\.2\.r\[1\]/, `N.2.r[${report}]`),
    place: places.of(path, read),
  }
}

function eachOnce(sentences: readonly Words[]): Words[] {
  return [...new Map(sentences.map((words) => [words.en, words])).values()]
}
