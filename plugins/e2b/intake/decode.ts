import { isAscii, isUtf8 } from 'node:buffer'

import type { Words } from '#kernel/language/words'
import { wrongContent, wrongType } from '#plugins/e2b/intake/refusals'
import { wording } from '#plugins/e2b/lang/server/wording'

/** Encodings that a message may declare; all are brought to UTF-8. */
const ENCODINGS = new Set(
  'utf-8 utf8 us-ascii ascii iso-8859-1 windows-1252 utf-16 gb18030 gbk gb2312 big5 shift_jis euc-kr'.split(
    ' '
  )
)
const DECLARATION = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["'][^>]*\?>/

/**
 * Brings a message to UTF-8. UTF-16 with a byte order mark is taken too: it is well-formed XML,
 * although gateways ask for UTF-8. Refused: bytes that are not what the file declares, an encoding
 * that we do not know, and NUL characters.
 * Bytes that are UTF-8 beyond doubt are read as that, whatever the file declares, and it is noted.
 * Bytes that could be either are read as declared, and that is noted too.
 * @param notes takes what a person should know
 * @returns the bytes as UTF-8; the declaration may still name the old encoding
 */
export function toUtf8(bytes: Uint8Array, notes: Words[] = []): Uint8Array {
  const mark = byteOrderMark(bytes)
  if (mark !== undefined) return encode(decode(bytes, mark))
  if (bytes.includes(0)) throw hasNul()
  const head = Buffer.from(bytes.subarray(0, 200))
    .toString('latin1')
    .replace(/^\u00EF\u00BB\u00BF/, '')
  if (!/^\s*</.test(head)) throw noXml()
  const declared = DECLARATION.exec(head)?.[1]?.toLowerCase() ?? 'utf-8'
  if (!ENCODINGS.has(declared)) throw unknownEncoding(declared)
  if (declared === 'utf-16') throw notDeclared(declared)
  if (declared === 'utf-8' || declared === 'utf8') {
    if (!isUtf8(bytes)) throw notDeclared('UTF-8')
    return bytes
  }
  if (isUtf8BeyondDoubt(bytes)) {
    notes.push(isUtf8Instead(declared))
    return bytes
  }
  const text = decode(bytes, declared)
  if (couldBeUtf8(bytes)) notes.push(couldBeUtf8Too(declared))
  return encode(text)
}

/** Start of a character of three bytes or more; two bytes may be UTF-8 by chance. */
const LONG_SEQUENCE = 0xe0

function isUtf8BeyondDoubt(bytes: Uint8Array): boolean {
  return isUtf8(bytes) && bytes.some((byte) => byte >= LONG_SEQUENCE)
}

/** Plain ASCII reads the same either way: there is nothing to doubt. */
function couldBeUtf8(bytes: Uint8Array): boolean {
  return !isAscii(bytes) && isUtf8(bytes)
}

function byteOrderMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}

function decode(bytes: Uint8Array, encoding: string): string {
  let text: string
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw notDeclared(encoding)
  }
  if (text.includes('\0')) throw hasNul()
  if (!/^\s*</.test(text)) throw noXml()
  return text
}

function encode(text: string): Uint8Array {
  return Buffer.from(text, 'utf8')
}

function isUtf8Instead(name: string): Words {
  return wording('decode.the_file_declares_but_its_bytes', { encoding: name.toUpperCase() })
}

function couldBeUtf8Too(name: string): Words {
  return wording('decode.the_bytes_could_be_utf8_as_well', { encoding: name.toUpperCase() })
}

function noXml() {
  return wrongType(wording('decode.this_is_not_an_xml_file'))
}

function hasNul() {
  return wrongContent(wording('decode.the_file_contains_nul_characters_which'))
}

function unknownEncoding(name: string) {
  return wrongContent(wording('decode.the_file_declares_the_encoding_which', { name }))
}

function notDeclared(name: string) {
  return wrongContent(
    wording('decode.the_file_declares_but_its_bytes_are', { encoding: name.toUpperCase() })
  )
}
