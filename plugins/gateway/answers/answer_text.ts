import { byteOrderMark, decode } from '#kernel/files/decode_text'

/** What a declaration may lie about is tried in this order: the last one fits every byte. */
const guesses = ['utf-8', 'gb18030', 'windows-1252'] as const

const DECLARED = /<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/

/**
 * The text of what a receiver sent, whatever its encoding: by its byte order mark, as UTF-8 where it is
 * that, as it declares, else as GB18030 or Windows-1252. Never throws: what cannot be a text comes out as
 * one that says nothing.
 */
export function answerText(bytes: Uint8Array): string {
  const mark = byteOrderMark(bytes) ?? unmarked(bytes)
  const declared = DECLARED.exec(Buffer.from(bytes.subarray(0, 400)).toString('latin1'))?.[1]
  for (const encoding of [mark, 'utf-8', known(declared), ...guesses]) {
    const text = encoding && decode(bytes, encoding)
    if (typeof text === 'string') return text
  }
  return ''
}

/** UTF-16 without a mark: every other byte of its first tag is zero. */
function unmarked([first, second, third, fourth]: Uint8Array): string | undefined {
  if (first === 0x3c && second === 0 && fourth === 0) return 'utf-16le'
  if (first === 0 && second === 0x3c && third === 0) return 'utf-16be'
  return undefined
}

/** An encoding that this machine can read; bytes without a mark are no UTF-16, whatever they declare. */
function known(name: string | undefined): string | undefined {
  if (!name || /^utf-?16/i.test(name)) return undefined
  try {
    return new TextDecoder(name).encoding
  } catch {
    return undefined
  }
}
