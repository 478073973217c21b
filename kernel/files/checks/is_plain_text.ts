/** Control characters that no text needs; tab, line breaks and form feed are allowed. */
const CONTROL = /[^\P{Cc}\t\n\r\f]/u

/**
 * Whether bytes are text: UTF-8, UTF-16 with a byte order mark, or GB 18030 (what Chinese editors
 * write), without control characters.
 */
export function isPlainText(bytes: Uint8Array): boolean {
  return encodingsOf(bytes).some((encoding) => {
    try {
      return !CONTROL.test(new TextDecoder(encoding, { fatal: true }).decode(bytes))
    } catch {
      return false
    }
  })
}

function encodingsOf(bytes: Uint8Array): string[] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return ['utf-16le']
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return ['utf-16be']
  return ['utf-8', 'gb18030']
}
