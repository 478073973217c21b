import { kernelErrors } from '#kernel/errors/kernel_errors'
import { isGzip, isOle, isZip, pdfMark } from '#kernel/files/checks/signatures'
import { byteOrderMark, decode, LOST } from '#kernel/files/decode_text'
import { hasPairs, readText } from '#kernel/files/read_text'
import type { Words } from '#kernel/language/words'

import { wording } from '#plugins/literature/lang/server/wording'

/** So many characters are read for each one that is lost, or the encoding is another one. */
const READ_FOR_EACH_LOST = 4

/** Control characters below it, but for tab and line breaks, are typing slips in an export. */
const SPACE = 0x20
const LAYOUT = new Set([0x09, 0x0a, 0x0c, 0x0d])

/**
 * The text of an export of articles: UTF-8, UTF-16 or GB18030 with or without a byte order mark, or
 * Windows-1252. Characters that were damaged on the way become U+FFFD.
 * @throws E_FILE_CONTENT (3001) with what to do, where the file is empty or no text
 */
export function decodeArticles(bytes: Uint8Array): string {
  const other = otherKind(bytes)
  if (other) throw refusal(other)
  const text = textOf(bytes)
  if (text === null) throw refusal(wording('files.no_text'))
  if (text.trim() === '') throw refusal(wording('files.empty'))
  return text.replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
}

function otherKind(bytes: Uint8Array): Words | undefined {
  if (bytes.length === 0) return wording('files.empty')
  if (isZip(bytes) || isOle(bytes)) return wording('files.workbook')
  if (isGzip(bytes)) return wording('files.packed')
  if (pdfMark(bytes) === 0) return wording('files.pdf')
  return undefined
}

function textOf(bytes: Uint8Array): string | null {
  const encoding = byteOrderMark(bytes) ?? unmarkedUtf16(bytes)
  if (encoding) {
    const text = lenient(bytes, encoding)
    return text.includes('\0') ? null : text
  }
  if (bytes.includes(0)) return null
  const plain = bytes.map(withoutControl)
  return decode(plain, 'utf-8') ?? damaged(plain) ?? readText(plain)
}

/** Latin letters and line breaks of UTF-16 have a zero in every second byte. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  if (bytes.length % 2 !== 0) return undefined
  const zeros = [0, 0]
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2]! += 1
  const [even = 0, odd = 0] = zeros
  if (even + odd === 0 || Math.min(even, odd) * READ_FOR_EACH_LOST > Math.max(even, odd)) {
    return undefined
  }
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** The text where nearly all of it fits an encoding and the rest was damaged, else null. */
function damaged(bytes: Uint8Array): string | null {
  const encodings = hasPairs(bytes) ? ['utf-8', 'gb18030'] : ['utf-8']
  for (const encoding of encodings) {
    const text = lenient(bytes, encoding)
    const lost = text.split(LOST).length - 1
    if (lost === 0) return null
    const read = text.match(/[\u0080-\uFFFC]/g)?.length ?? 0
    if (read - lost > lost * READ_FOR_EACH_LOST) return text
  }
  return null
}

const lenient = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes)

const withoutControl = (byte: number) => (byte < SPACE && !LAYOUT.has(byte) ? SPACE : byte)

const refusal = (detail: Words) => new kernelErrors.E_FILE_CONTENT({ detail })
