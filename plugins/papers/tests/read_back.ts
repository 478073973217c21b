import { readFileSync } from 'node:fs'

import { readZip } from '#kernel/files/read_zip'
import { ZIP_LIMITS } from '#kernel/files/checks/zip_limits'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** All text of a PDF in reading order, without spaces: lines are broken where they have to be. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: string[] = []
  for (let at = 1; at <= document.numPages; at++) {
    const { items } = await (await document.getPage(at)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  return squeezed(pages.join(''))
}

/** A text without spaces and ends of lines. */
const squeezed = (text: string): string => text.replaceAll(/\s+/g, '')

/** An invented text that holds characters beyond the usual planes. */
export const chineseText = readFileSync(new URL('./chinese.txt', import.meta.url), 'utf8')

/** A text that is repeated is packed better than any honest upload. */
const LIMITS = { ...ZIP_LIMITS, nested: 0, ratio: 10_000 }

/** All text of a DOCX, without spaces. */
export async function textOfDocx(bytes: Uint8Array): Promise<string> {
  let xml = ''
  for await (const { name, read } of readZip(bytes, LIMITS)) {
    if (name === 'word/document.xml') xml = Buffer.from(await read()).toString('utf8')
  }
  const plain = xml
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
  return squeezed(plain)
}

/**
 * Whether all of a text was read, in its order: in one piece, or in pieces where it goes on in another
 * place. A piece that is shorter than this would hide a character that is lost.
 */
export function isWhole(text: string, read: string, shortest = 6): boolean {
  let rest = squeezed(text)
  while (rest !== '') {
    if (read.includes(rest)) return true
    let [low, high] = [0, rest.length]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (read.includes(rest.slice(0, middle))) low = middle
      else high = middle - 1
    }
    if (low < shortest) return false
    rest = rest.slice(low)
    if (rest.length < shortest) return read.includes(rest)
  }
  return true
}
