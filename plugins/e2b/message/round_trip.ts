import { type XmlDocument } from 'libxml2-wasm'

import { isRows, type CaseContent, type Row } from '#kernel/content/case_content'
import type { Catalogue } from '#kernel/content/catalogue'
import { type Difference, differences } from '#kernel/content/differences'
import { type Unmapped, readMessage } from '#plugins/e2b/message/reader'
import { writeMessage } from '#plugins/e2b/message/writer'

export interface RoundTrip {
  /** The message as we write it. */
  xml: string
  reports: number
  /** What the catalogue has no element for. */
  unmapped: Unmapped[]
  /** Elements that are not the same after reading what was written; none when all is well. */
  differences: Difference[]
}

/** Reads a message, writes it, reads that again and compares. */
export function roundTrip(source: Uint8Array | XmlDocument, catalogue: Catalogue): RoundTrip {
  const read = readMessage(source, catalogue)
  const attachments = new Map(read.reports.flatMap((report) => [...report.attachments]))
  const xml = writeMessage(read, catalogue, { attachments })
  const again = readMessage(Buffer.from(xml), catalogue)
  const pairs = read.reports.map((report, index) => [report, again.reports[index]!] as const)
  return {
    xml,
    reports: read.reports.length,
    unmapped: [...read.unmapped, ...read.reports.flatMap((report) => report.unmapped)],
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
