import { type XmlDocument, type XmlElement, XmlParseError } from 'libxml2-wasm'

import type { Words } from '#kernel/language/words'
import { toUtf8 } from '#plugins/e2b/intake/decode'
import { USUAL_LIMIT } from '#plugins/e2b/intake/message_limit'
import { parseXml } from '#plugins/e2b/intake/parse_xml'
import { type Prolog, readProlog } from '#plugins/e2b/intake/prolog'
import { checkProlog, notE2b } from '#plugins/e2b/intake/recognise'
import { notStandard, wrongContent } from '#plugins/e2b/intake/refusals'
import { refusedUnread } from '#plugins/e2b/intake/refused_unread'
import { wording } from '#plugins/e2b/lang/server/wording'
import { HL7 } from '#plugins/e2b/message/xml_element'

const PROLOG = 64 * 1024

export interface OpenOptions {
  /** Largest message in bytes. */
  limit?: number
  /** Takes what a person should know about the file. */
  notes?: Words[]
}

/**
 * Opens a file that somebody sent. Packing, size, encoding and root are looked at before the file
 * is parsed.
 * @returns the parsed message; the caller disposes it
 * @throws a refusal with a number of the error catalogue and one sentence in two languages
 */
export function openMessage(
  bytes: Uint8Array,
  { limit = USUAL_LIMIT, notes = [] }: OpenOptions = {}
): XmlDocument {
  const unread = refusedUnread(bytes, limit)
  if (unread) throw unread
  const utf8 = toUtf8(notEmpty(bytes), notes)
  checkProlog(prologOf(Buffer.from(utf8.buffer, utf8.byteOffset, utf8.length)))
  const document = parse(utf8)
  try {
    checkRoot(document.root)
    return document
  } catch (error) {
    document.dispose()
    throw error
  }
}

/** A prolog longer than usual (a long comment) is read whole, so that nothing hides behind it. */
function prologOf(utf8: Buffer): Prolog {
  const prolog = readProlog(utf8.toString('utf8', 0, PROLOG))
  const isCut = prolog.isOpen && utf8.length > PROLOG
  return isCut ? readProlog(utf8.toString('utf8')) : prolog
}

function notEmpty(bytes: Uint8Array): Uint8Array {
  if (bytes.some((byte) => byte > 0x20)) return bytes
  throw wrongContent(wording('open_message.the_file_is_empty'))
}

function parse(bytes: Uint8Array): XmlDocument {
  try {
    return parseXml(bytes)
  } catch (error) {
    if (!(error instanceof XmlParseError)) throw error
    const { line, col, message } =
      error.details.find(({ level }) => level >= 2) ?? error.details[0]!
    throw notWellFormed(line, col, message.trim())
  }
}

function checkRoot(root: XmlElement) {
  if (root.namespaceUri !== HL7) throw notE2b(`{${root.namespaceUri}}${root.name}`)
  // The library has no node for a processing instruction, so the children are not walked.
  if (root.get('hl7:PORR_IN049016UV', { hl7: HL7 }) === null) {
    throw notStandard(wording('open_message.the_message_holds_no_case_report'))
  }
}

function notWellFormed(line: number, column: number, reason: string) {
  return wrongContent(wording('open_message.the_file_is_not_well_formed', { line, column, reason }))
}
