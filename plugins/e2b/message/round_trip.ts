import { type XmlDocument } from 'libxml2-wasm'

import { isRows, type CaseContent, type Row } from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'
import { type Difference, differences } from '#kernel/case/content/differences'
import type { Words } from '#kernel/language/words'
import {
  type MessageDifference,
  messageDifferences,
} from '#plugins/e2b/message/message_differences'
import { elementOf, readElement, type Unmapped } from '#plugins/e2b/message/reader'
import type { Valueless } from '#plugins/e2b/message/sibling_order'
import { writeAll } from '#plugins/e2b/message/writer'
import type { XmlElement } from '#plugins/e2b/message/xml_element'

export interface RoundTrip {
  /** The message as we write it. */
  xml: string
  reports: number
  /** What the catalogue has no element for. */
  unmapped: Unmapped[]
  /** What of that found no place in the message that was written. */
  left: Unmapped[]
  /** Where the message that was written is not the one that came, and why that carries no fact. */
  changes: MessageDifference[]
  /** What the reading found that a person should know. */
  notes: Words[]
  /** Elements that are not the same after reading what was written; none when all is well. */
  differences: Difference[]
}

/** A report that says nothing is not written. */
const NONE = { envelope: {}, content: {} }

/** Reads a message, writes it, reads that again and compares, element by element and node by node. */
export function roundTrip(source: Uint8Array | XmlDocument, catalogue: Catalogue): RoundTrip {
  const came = elementOf(source)
  const valueless = new Map<XmlElement, Valueless>()
  const noteValueless = (element: XmlElement, why: Valueless) => void valueless.set(element, why)
  const read = readElement(came, catalogue, { sources: { noteValueless } })
  const attachments = new Map(read.reports.flatMap((report) => [...report.attachments]))
  const { xml, left } = writeAll(read, catalogue, { attachments })
  const written = elementOf(Buffer.from(xml))
  const again = readElement(written, catalogue)
  const pairs = read.reports.map((report, index) => [report, again.reports[index] ?? NONE] as const)
  return {
    xml,
    reports: read.reports.length,
    unmapped: [...read.unmapped, ...read.reports.flatMap((report) => report.unmapped)],
    left,
    changes: messageDifferences(came, written, catalogue, valueless),
    notes: [...read.notes, ...read.reports.flatMap(({ notes }) => notes)],
    differences: [
      ...differences(read.batch, again.batch, catalogue),
      ...pairs.flatMap(([before, after]) => [
        ...differences(before.envelope, after.envelope, catalogue),
        ...differences(before.content, likeRows(before.content, after.content), catalogue),
      ]),
    ],
  }
}

/** Gives rows the ids of those in the same position: a message carries the ids of few groups. */
function likeRows<Level extends CaseContent | Row>(before: CaseContent | Row, after: Level): Level {
  const entries = Object.entries(after).map(([key, value]) => {
    const old = before[key]
    if (!isRows(value) || !isRows(old)) return [key, value]
    const rows = value.map((row, index) => {
      const same = old[index]
      return same ? { ...likeRows(same, row), id: same.id } : row
    })
    return [key, rows]
  })
  return Object.fromEntries(entries) as Level
}
