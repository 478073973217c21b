import { XmlDocument } from 'libxml2-wasm'

import type { CaseContent, Envelope, Row } from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'
import type { Words } from '#kernel/language/words'
import { parseXml } from '#plugins/e2b/intake/parse_xml'
import { FormReader } from '#plugins/e2b/message/form_reader'
import { BATCH, type Form, type Unmapped } from '#plugins/e2b/message/unmapped_parts'
import { messageTree } from '#plugins/e2b/message/message_tree'
import type { MessageNode } from '#plugins/e2b/message/message_node'
import type { Source } from '#plugins/e2b/message/message_writer'
import { ReportReader } from '#plugins/e2b/message/report_reader'
import { RowRegister } from '#plugins/e2b/message/row_register'
import { type SourceNotes, ValueReader } from '#plugins/e2b/message/value_reader'
import { toXmlElement } from '#plugins/e2b/message/to_xml_element'
import type { XmlElement } from '#plugins/e2b/message/xml_element'

export type { Unmapped } from '#plugins/e2b/message/unmapped_parts'

/** One case of a message. */
export interface ReadReport {
  /** Header of the message: N.2.r.*. */
  envelope: Envelope
  content: CaseContent
  /** What the catalogue has no element for: where it stands and what it says. */
  unmapped: Unmapped[]
  /** How the message put what the content says, where the writer would put it otherwise. */
  form: Form
  /** What the reading found that a person should know. */
  notes: Words[]
  /** Contents of the attached documents by their SHA-256 (hex). */
  attachments: Map<string, Uint8Array>
}

export interface ReadMessage {
  /** Header of the batch: N.1.*. */
  batch: Envelope
  /** What stands in the batch header and is not mapped. */
  unmapped: Unmapped[]
  form: Form
  notes: Words[]
  reports: ReadReport[]
}

export interface ReadOptions {
  /** Region (cn, eu, us, jp, kr) whose elements are preferred where two share one place. */
  profile?: string
  /** Is told what each element of the message gave to the case. */
  sources?: Partial<SourceNotes>
}

/**
 * Reads a message with one or several cases. Elements are found by code, in any order; nothing is
 * filled in, changed or dropped: what has no element is listed in `unmapped`.
 * @param source bytes of a well-formed message (see intake for the checks before), or the document
 *   of the caller, which the caller disposes
 */
export function readMessage(
  source: Uint8Array | XmlDocument,
  catalogue: Catalogue,
  options: ReadOptions = {}
): ReadMessage {
  return readElement(elementOf(source), catalogue, options)
}

/** The message as plain data. */
export function elementOf(source: Uint8Array | XmlDocument): XmlElement {
  if (source instanceof XmlDocument) return toXmlElement(source)
  using document = parseXml(source)
  return toXmlElement(document)
}

/** Reads a message from its elements, see `readMessage`. */
export function readElement(
  root: XmlElement,
  catalogue: Catalogue,
  options: ReadOptions = {}
): ReadMessage {
  const message: ReadMessage = { batch: {}, unmapped: [], form: {}, notes: [], reports: [] }
  const tree = messageTree(catalogue)
  const register = new RowRegister()
  const { unmapped, notes } = message
  const findings = { unmapped, notes, attachments: new Map<string, Uint8Array>() }
  const values = new ValueReader(catalogue, findings, register, undefined, options.sources)
  const header = new ReportReader(values, register, (node, element) => {
    message.reports.push(readReport(node, element, catalogue, options))
  })
  const row = message.batch as Row
  header.read(tree.root, root, { row, envelope: message.batch, top: BATCH })
  message.form = new FormReader(tree, register).read(header, message.batch)
  return message
}

function readReport(
  node: MessageNode,
  element: XmlElement,
  catalogue: Catalogue,
  { profile, sources }: ReadOptions
): ReadReport {
  const report: ReadReport = {
    ...{ envelope: {}, content: {}, unmapped: [], form: {}, notes: [] },
    attachments: new Map(),
  }
  const register = new RowRegister()
  const values = new ValueReader(catalogue, report, register, profile, sources)
  const row = report.content as Row
  const reader = new ReportReader(values, register)
  reader.read(node, element, { row, envelope: report.envelope, top: '' })
  const top: Source = { ...report.envelope, ...report.content, id: '' }
  report.form = new FormReader(messageTree(catalogue), register).read(reader, top)
  return report
}
