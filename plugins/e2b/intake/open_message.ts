import { ParseOption, XmlDocument, type XmlElement, XmlParseError } from 'libxml2-wasm'

import { toUtf8 } from '#plugins/e2b/intake/decode'
import { type Prolog, readProlog } from '#plugins/e2b/intake/prolog'
import { checkProlog, notE2b } from '#plugins/e2b/intake/recognise'
import { notStandard, wrongContent } from '#plugins/e2b/intake/refusals'
import { HL7 } from '#plugins/e2b/message/xml_element'

/** Largest message that is taken, in bytes. */
const MOST_MESSAGE_BYTES = 64 * 1024 * 1024
/** libxml2 takes text of more than 10 MB (an attachment) only on demand. */
const LARGE = 10 * 1000 * 1000
const PROLOG = 64 * 1024

const OPTIONS =
  ParseOption.XML_PARSE_NOBLANKS |
  ParseOption.XML_PARSE_NONET |
  ParseOption.XML_PARSE_NO_XXE |
  ParseOption.XML_PARSE_BIG_LINES

/**
 * Opens a file that somebody sent. Size, encoding and root are looked at before the file is
 * parsed; external files are never opened, entities never expanded, XInclude never followed.
 * @returns the parsed message; the caller disposes it
 * @throws a refusal with a number of the error catalogue and one sentence in two languages
 */
export function openMessage(bytes: Uint8Array, { limit = MOST_MESSAGE_BYTES } = {}): XmlDocument {
  if (bytes.length > limit) throw tooLarge(bytes.length, limit)
  const utf8 = toUtf8(notEmpty(bytes))
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
  throw wrongContent({ en: 'The file is empty.', zh: '文件为空。' })
}

function parse(bytes: Uint8Array): XmlDocument {
  const option = bytes.length > LARGE ? OPTIONS | ParseOption.XML_PARSE_HUGE : OPTIONS
  try {
    return XmlDocument.fromBuffer(bytes, { encoding: 'UTF-8', option })
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
    throw notStandard({
      en: 'The message holds no case report (PORR_IN049016UV).',
      zh: '消息中没有个例报告（PORR_IN049016UV）。',
    })
  }
}

function tooLarge(size: number, limit: number) {
  const megabytes = (value: number) => (value / 1024 / 1024).toFixed(value < limit ? 0 : 1)
  return wrongContent({
    en: `The file has ${megabytes(size)} MB; at most ${Math.floor(limit / 1024 / 1024)} MB can be imported.`,
    zh: `文件大小为 ${megabytes(size)} MB，最多可导入 ${Math.floor(limit / 1024 / 1024)} MB。`,
  })
}

function notWellFormed(line: number, column: number, reason: string) {
  return wrongContent({
    en: `The file is not well-formed XML: line ${line}, column ${column}: ${reason}`,
    zh: `文件不是格式良好的 XML：第 ${line} 行第 ${column} 列：${reason}`,
  })
}
