import { byteOrderMark, decode } from '#kernel/files/decode_text'
import type { Words } from '#kernel/language/words'

import type { DictionaryLanguage } from '#plugins/coding/contract/dictionary'
import { wording } from '#plugins/coding/lang/server/wording'
import { releaseLanguages } from '#plugins/coding/med_ascii/release_languages'

/** A file as text, or what is wrong with its bytes. */
export type DecodedFile =
  | { readonly ok: true; readonly text: string; readonly encoding: string }
  | { readonly ok: false; readonly line: number | null; readonly says: Words }

const LINE_FEED = 0x0a

/**
 * Tells the encoding of a file by the whole of it: a byte order mark, then UTF-8, then what the
 * language of the release was written in before. The first that fits every byte and in which most
 * lines look like the language is it.
 * @param hasNames whether its lines hold words at all; the others are digits in any encoding
 */
export function decodeFile(
  bytes: Uint8Array,
  language: DictionaryLanguage,
  hasNames: boolean
): DecodedFile {
  const { encoding: older, looks } = releaseLanguages[language]
  const marked = byteOrderMark(bytes)
  const encodings = marked ? [marked] : ['utf-8', older]
  const texts = encodings.map((encoding) => ({ encoding, text: decode(bytes, encoding) }))
  const legal = texts.filter(({ text }) => text !== null) as { encoding: string; text: string }[]
  if (legal.length === 0) {
    // The encoding that is meant is the one that goes wrong last.
    const lines = encodings.map((encoding) => badLine(bytes, encoding))
    return { ok: false, line: Math.max(...lines), says: notDecoded(encodings) }
  }
  const fitting = legal.find(({ text }) => !hasNames || isMostly(text, looks))
  if (fitting) return { ok: true, ...fitting }
  return { ok: false, line: null, says: otherLanguage(releaseLanguages[language].name) }
}

function isMostly(text: string, looks: RegExp): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line !== '')
  const fitting = lines.filter((line) => looks.test(line)).length
  return fitting * 2 >= lines.length
}

/** But for UTF-16, a line feed is one byte that is nothing else in all of these encodings. */
function badLine(bytes: Uint8Array, encoding: string): number {
  for (let line = 1, start = 0; start < bytes.length; line++) {
    const feed = bytes.indexOf(LINE_FEED, start)
    const end = feed === -1 ? bytes.length : feed
    if (decode(bytes.subarray(start, end), encoding) === null) return line
    start = end + 1
  }
  return 1
}

function notDecoded(encodings: readonly string[]): Words {
  const names = encodings.map((each) => each.toUpperCase())
  const { en, zh } = wording('decode_file.or')
  const joined = { en: names.join(en), zh: names.join(zh) }
  return wording('decode_file.not_decoded', { names: joined })
}

function otherLanguage(declared: string): Words {
  return wording('decode_file.meddra_release_asc_says_but_most', { value: declared })
}
