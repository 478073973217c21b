import type { Language } from '#kernel/language/words'

import type { Listed } from '#plugins/listings/contract/case_listings'
import { listingErrors } from '#plugins/listings/errors'
import { wording } from '#plugins/listings/lang/server/wording'
import { unwritable } from '#plugins/listings/writing/cell_problem'

/** A listing that becomes a file, and what is said of it there. */
export interface ListingToWrite {
  readonly name: string
  readonly revision: number
  readonly language: Language
  readonly listed: Listed
  readonly maker: string
  /** ISO, UTC */
  readonly madeAt: string
  readonly timeZone: string
}

/** Bytes of a file, named. */
export interface WrittenFile {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/**
 * Refuses with 2400 a listing with a character that no file can hold: it names the row (from 1, as in
 * the file without its head) and the column.
 */
export function refuseUnwritable({ heads, lines }: Listed): void {
  lines.forEach(({ cells, caseNo }, row) => {
    cells.forEach((cell, at) => {
      const code = typeof cell === 'string' ? unwritable(cell) : null
      if (code === null) return
      const values = { row: row + 1, column: heads[at]!.text, code, caseNo }
      throw new listingErrors.E_CELL({ detail: wording('refusals.cell', values) })
    })
  })
}

/** The name of a file, without what names of files cannot hold. */
export const fileName = (name: string, ending: string): string =>
  `${name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')}.${ending}`
