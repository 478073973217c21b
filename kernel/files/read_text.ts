import { byteOrderMark, decode } from '#kernel/files/decode_text'

/** Letters as Chinese and Western tables hold them; what is neither was read in a wrong encoding. */
const LETTERS_EXPECTED = /[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const LETTERS = /[^\P{L}a-zA-Z]/gu

/** Control characters that no text needs: the file is none, but a workbook or an archive. */
const CONTROL = /[^\P{Cc}\t\n\r\f]/u

/**
 * The text of a file that somebody made with a spreadsheet. Its encoding is told by the whole of it: a byte order mark, then UTF-8, then GB
 * 18030 (what Chinese spreadsheets write) or Windows-1252 (what Western ones do), which makes
 * something of any bytes and so comes last.
 * @returns null when the file is no text
 */
export function readText(bytes: Uint8Array): string | null {
  const marked = byteOrderMark(bytes)
  const text = marked ? decode(bytes, marked) : unmarked(bytes)
  return text === null || CONTROL.test(text) ? null : text
}

function unmarked(bytes: Uint8Array): string | null {
  const utf8 = decode(bytes, 'utf-8')
  if (utf8 !== null && isMostlyExpected(utf8)) return utf8
  const chinese = hasPairs(bytes) ? decode(bytes, 'gb18030') : null
  return chinese ?? utf8 ?? decode(bytes, 'windows-1252')
}

/** The GB 18030 bytes of 头痛 are legal UTF-8 too, of letters that nobody writes. */
function isMostlyExpected(text: string): boolean {
  const letters = text.match(LETTERS) ?? []
  const expected = letters.filter((letter) => LETTERS_EXPECTED.test(letter)).length
  return expected * 2 >= letters.length
}

/** High bytes stand side by side in Chinese, alone between plain letters in Western words. */
export function hasPairs(bytes: Uint8Array): boolean {
  let [paired, alone] = [0, 0]
  const isHigh = (at: number) => bytes[at]! >= 0x80
  for (let at = 0; at < bytes.length; at++) {
    if (!isHigh(at)) continue
    if (isHigh(at + 1) || isHigh(at - 1)) paired++
    else alone++
  }
  return paired > alone
}
