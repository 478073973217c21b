import type { CaseContent, Envelope } from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'
import type { UnmappedBeside } from '#plugins/e2b/message/unmapped'
import type { Unmapped } from '#plugins/e2b/message/unmapped_parts'
import { type MessageTree, messageTree } from '#plugins/e2b/message/message_tree'
import { MessageWriter } from '#plugins/e2b/message/message_writer'
import { ElementCollector } from '#plugins/e2b/message/xml_elements'
import type { XmlWriter } from '#plugins/e2b/message/xml_writer'
import { XmlBuilderWriter } from '#plugins/e2b/message/xmlbuilder_writer'

/** One case to write, with its header N.2.r.*. */
export interface WriteReport extends UnmappedBeside {
  envelope: Envelope
  content: CaseContent
}

export interface WriteMessage extends UnmappedBeside {
  /** Header of the batch: N.1.*. */
  batch: Envelope
  reports: WriteReport[]
}

export interface WriteOptions {
  /** Contents of documents by SHA-256, where the leaves do not carry them themselves. */
  attachments?: ReadonlyMap<string, Uint8Array>
  /** Another XML library than the usual one. */
  xml?: XmlWriter
}

/**
 * Writes a message: batch and message headers, the cases in the order of the schema, identifiers,
 * null flavours, code systems and versions, and the joins between events and drugs. Only what the
 * content holds is written, and what was kept beside it goes back to its place; constants of the
 * message come by themselves.
 * @throws Error when the content of an attached document is not at hand
 */
export function writeMessage(
  message: WriteMessage,
  catalogue: Catalogue,
  { attachments = new Map(), xml = new XmlBuilderWriter() }: WriteOptions = {}
): string {
  return writeAll(message, catalogue, { attachments, xml }).xml
}

/** The same; says what was kept beside the cases and has no place in the message any more. */
export function writeAll(
  message: WriteMessage,
  catalogue: Catalogue,
  { attachments = new Map(), xml = new XmlBuilderWriter() }: WriteOptions = {}
): { xml: string; left: Unmapped[] } {
  const tree = messageTree(catalogue)
  const named = hasUnnamed(message, tree) ? referredRows(message, tree, attachments) : undefined
  const left = new MessageWriter(tree, xml, attachments, named).write(message)
  return { xml: xml.end(), left }
}

/** Whether a drug or an event may have come without an identifier. */
function hasUnnamed({ reports }: WriteMessage, { identities }: MessageTree): boolean {
  return reports.some(({ form = {} }) =>
    Object.values(form).some(({ without }) =>
      identities.some(({ anchor }) => without?.includes(anchor))
    )
  )
}

/** The rows that others refer to: known only when all is written, and asked for before. */
function referredRows(
  message: WriteMessage,
  tree: MessageTree,
  attachments: ReadonlyMap<string, Uint8Array>
): ReadonlySet<string> {
  const writer = new MessageWriter(tree, new ElementCollector(), attachments)
  writer.write(message)
  return writer.referred
}
