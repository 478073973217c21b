import { Refusal } from '#kernel/errors/define_errors'
import { messageOf } from '#kernel/errors/messages'
import { packBytes } from '#kernel/files/pack_bytes'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import type { SchemaSource } from '#kernel/case/forms/schema_sources'
import type { Words } from '#kernel/language/words'
import { threadData } from '#kernel/threads/thread_data'

import type { ReadMessage, WrittenMessage } from '#plugins/e2b/contract'
import type { WorkerTask } from '#plugins/e2b/exchange/message_tasks'
import { writeFitting } from '#plugins/e2b/exchange/write_fitting'
import { USUAL_LIMIT } from '#plugins/e2b/intake/message_limit'
import { openMessage } from '#plugins/e2b/intake/open_message'
import { headerFactsOf } from '#plugins/e2b/judging/header_facts'
import {
  type ReadMessage as Message,
  readElement,
  type ReadReport,
} from '#plugins/e2b/message/reader'
import { toXmlElement } from '#plugins/e2b/message/to_xml_element'
import { unwritten } from '#plugins/e2b/message/unwritten'
import { writeAll, type WriteMessage } from '#plugins/e2b/message/writer'
import { validateMessage } from '#plugins/e2b/schema/validate_message'

interface WorkerSettings {
  sources?: SchemaSource[]
  /** Largest message in bytes. */
  limit?: number
}

/** Runs in a thread of its own: see Messages. */
const { sources, limit = USUAL_LIMIT } = (threadData ?? {}) as WorkerSettings
const catalogue = loadCatalogue(sources ?? [])

export default function runTask(task: WorkerTask): ReadMessage | WrittenMessage {
  return task.kind === 'read'
    ? read(task.bytes, task.profile)
    : write(JSON.parse(task.message) as WriteMessage, task.attachments)
}

function read(bytes: Uint8Array, profile?: string): ReadMessage {
  try {
    const notes: Words[] = []
    using document = openMessage(bytes, { limit, notes })
    const root = toXmlElement(document)
    const message = readElement(root, catalogue, { profile })
    const reports = message.reports.map((report, index) => withBatch(report, message, index))
    notes.push(...message.notes)
    const schemaErrors = schemaErrorsOf(document) ?? []
    return { ok: true, reports, schemaErrors, header: headerFactsOf(root), notes }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ok: false, refusal: { code: error.number, message: messageOf(error) } }
  }
}

/** A case keeps the header of its batch; what could not be mapped there goes with the first case. */
function withBatch(report: ReadReport, message: Message, index: number): ReadReport {
  const { batch, unmapped, form } = message
  return {
    ...report,
    envelope: { ...batch, ...report.envelope },
    unmapped: index === 0 ? [...unmapped, ...report.unmapped] : report.unmapped,
    form: { ...form, ...report.form },
  }
}

function write(
  message: WriteMessage,
  attachments: ReadonlyMap<string, Uint8Array>
): WrittenMessage {
  const written = writeFitting(message, catalogue, (each) => {
    const { xml: text, left } = writeAll(each, catalogue, { attachments })
    const xml = Buffer.from(text, 'utf8')
    return { xml, left, schemaErrors: schemaErrorsOf(xml) }
  })
  return pack(message, written)
}

function pack(
  { reports }: WriteMessage,
  written: Omit<WrittenMessage, 'packed' | 'unwritten'>
): WrittenMessage {
  const unwrittenPaths = reports.flatMap(({ content }) => unwritten(content, catalogue))
  return { ...written, packed: packBytes(written.xml), unwritten: unwrittenPaths }
}

/** What the ICH schema says, at most ten problems; null when no schema is installed. */
function schemaErrorsOf(source: Parameters<typeof validateMessage>[0]): string[] | null {
  const { checked, errors } = validateMessage(source)
  if (!checked) return null
  return errors.slice(0, MOST_ERRORS).map(({ line, message }) => `${line}: ${message}`)
}

const MOST_ERRORS = 10
