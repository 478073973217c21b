import { isUtf8 } from 'node:buffer'

import type { Words } from '#kernel/language/words'

import { wording } from '#plugins/drugs/lang/server/wording'
import type { FileLayout } from '#plugins/drugs/whodrug/layout/layout'

/** The named columns of a line, trimmed. */
export type Cells = Record<string, string>

export interface ReadLine {
  /** From 1. */
  readonly line: number
  readonly cells: Cells
}

const [LINE_FEED, RETURN, SPACE] = [0x0a, 0x0d, 0x20]

/** The encoding that every byte of all files fits: UTF-8, else the older one of their language. */
export function encodingOf(files: readonly Uint8Array[], language: 'en' | 'zh'): string {
  if (files.every((bytes) => isUtf8(bytes))) return 'utf-8'
  return language === 'zh' ? 'gb18030' : 'windows-1252'
}

/**
 * The lines of a file, cut as a layout says. A file of a real release has gigabytes, most of them
 * blanks, so it is never a text as a whole, and no cell holds on to its line.
 * @param tell told what is wrong with a line, which is left out
 */
export function* readLines(
  bytes: Uint8Array,
  { columns }: FileLayout,
  separator: string | null,
  encoding: string,
  tell: (line: number, says: Words) => void
): Generator<ReadLine> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const cut = separator === null ? byWidths(columns) : bySign(columns, separator)
  const decoder = new TextDecoder(encoding, { fatal: true })
  const mark = buffer.length > 2 && buffer.readUIntBE(0, 3) === 0xefbbbf ? 3 : 0
  const full = separator === null ? widthOf(columns) : null
  let areFull = true
  for (let line = 1, start = mark; start < buffer.length; line++) {
    const feed = buffer.indexOf(LINE_FEED, start)
    const next = feed === -1 ? buffer.length : feed
    const end = next > start && buffer[next - 1] === RETURN ? next - 1 : next
    const isShort = full !== null && end - start < full
    if (feed === -1 && isShort && areFull && line > 1) tell(line, cutOff)
    areFull &&= !isShort
    const cells = cut(buffer, start, end, decoder)
    if ('says' in cells) tell(line, cells.says)
    else yield { line, cells: cells.cells }
    start = next + 1
  }
}

const widthOf = (columns: FileLayout['columns']) =>
  columns.reduce((sum, { width = 0 }) => sum + width, 0)

const cutOff = wording('read_lines.cut_off')

type Cut = (
  buffer: Buffer,
  start: number,
  end: number,
  decoder: TextDecoder
) => { readonly cells: Cells } | { readonly says: Words }

function byWidths(columns: FileLayout['columns']): Cut {
  let place = 0
  const places = columns.map(({ name, width = 0 }) => {
    const from = place
    place += width
    return { name, from, to: place }
  })
  const total = place
  const named = places.filter(({ name }) => name !== null) as {
    name: string
    from: number
    to: number
  }[]
  return (buffer, start, end, decoder) => {
    const cells: Cells = {}
    if (isAscii(buffer, start, end)) {
      const length = end - start
      if (length > total) return tooLong(length, total)
      for (const { name, from, to } of named) {
        cells[name] = asciiCell(buffer, start + from, Math.min(start + to, end))
      }
      return { cells }
    }
    const text = decoded(buffer.subarray(start, end), decoder)
    if (text === null) return notDecoded(decoder.encoding)
    const signs = [...text]
    if (signs.length > total) return tooLong(signs.length, total)
    for (const { name, from, to } of named) cells[name] = own(signs.slice(from, to).join('').trim())
    return { cells }
  }
}

function bySign(columns: FileLayout['columns'], separator: string): Cut {
  return (buffer, start, end, decoder) => {
    const text = decoded(buffer.subarray(start, end), decoder)
    if (text === null) return notDecoded(decoder.encoding)
    const parts = text.split(separator)
    if (parts.length !== columns.length) return wrongCount(parts.length, columns.length)
    const cells: Cells = {}
    for (const [at, { name }] of columns.entries()) {
      if (name !== null) cells[name] = own(parts[at]!.trim())
    }
    return { cells }
  }
}

function isAscii(buffer: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (buffer[at]! > 0x7f) return false
  return true
}

function asciiCell(buffer: Buffer, from: number, to: number): string {
  let [start, end] = [from, to]
  while (start < end && buffer[start] === SPACE) start++
  while (end > start && buffer[end - 1] === SPACE) end--
  return start < end ? buffer.toString('latin1', start, end) : ''
}

/** A piece of a text keeps the whole of it in memory; a copy does not. */
const own = (piece: string) => Buffer.from(piece).toString()

function decoded(bytes: Uint8Array, decoder: TextDecoder): string | null {
  try {
    return decoder.decode(bytes)
  } catch {
    return null
  }
}

function notDecoded(encoding: string) {
  const name = encoding.toUpperCase()
  return {
    says: wording('read_lines.the_bytes_are_not_take_the', { name }),
  }
}

function tooLong(length: number, total: number) {
  return {
    says: wording('read_lines.the_line_has_characters_the_layout', { length, total }),
  }
}

function wrongCount(found: number, expected: number) {
  return {
    says: wording('read_lines.the_line_has_columns_the_layout', { found, expected }),
  }
}
