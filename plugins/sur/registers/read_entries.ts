import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'

import { entryAt, type SeriesEntry } from '#plugins/sur/contract/entry_at'
import { type Register, type RegisterKey, registerKeys } from '#plugins/sur/contract/register'
import { registerOf } from '#plugins/sur/contract/registers'
import type { ShownEntry, ShownVersion } from '#plugins/sur/contract/shown_entries'
import { textsOf } from '#plugins/sur/contract/text_of_value'
import type { Series } from '#plugins/sur/contract/series'
import {
  type EntryRow,
  findEntry,
  listEntries,
  type VersionRow,
} from '#plugins/sur/records/register_entries'

/** Which rows of a register a page shows, and in which order. */
export interface AskedEntries {
  readonly register: RegisterKey
  readonly page: number
  readonly pageSize: number
  /** Key of a column, `validFrom` or `closedOn`; the order of the register where it is none of them. */
  readonly sort?: string
  readonly direction?: 'asc' | 'desc'
}

/** Rows of registers as they are by now, and as of the lock point of a report. */
@inject()
export class ReadEntries {
  constructor(private database: Database) {}

  /** A page of a register. */
  async page(asked: AskedEntries): Promise<{ rows: ShownEntry[]; total: number }> {
    const register = registerOf(asked.register)
    const entries = await this.database.read((trx) => listEntries(trx, asked.register))
    const rows = entries.map(shownEntry).toSorted(inOrder(register, asked))
    const from = (asked.page - 1) * asked.pageSize
    return { rows: rows.slice(from, from + asked.pageSize), total: rows.length }
  }

  /** The versions of a row, the latest first. Refuses with 1005 a row that the project does not have. */
  async versions(id: string): Promise<ShownVersion[]> {
    const { versions } = await this.database.read((trx) => findEntry(trx, id))
    return versions.map(shownVersion).toReversed()
  }

  /** The rows of all registers as of the lock point of a report. */
  async ofReport(
    { start, lockPoint }: Pick<Series, 'start' | 'lockPoint'>,
    last: Series['registers']
  ): Promise<Readonly<Record<RegisterKey, readonly SeriesEntry[]>>> {
    const entries = await this.database.read((trx) => listEntries(trx))
    const found = registerKeys.map((key) => {
      const register = registerOf(key)
      const before = last && new Map((last[key] ?? []).map((one) => [one.id, one]))
      const rows = entries
        .filter((entry) => entry.register === key)
        .flatMap(({ id, versions }) => {
          const row = entryAt(register, id, versions, {
            ...{ start, lockPoint },
            ...(before && { before }),
          })
          return row ? [row] : []
        })
      return [key, rows.toSorted(byTexts(register))] as const
    })
    return Object.fromEntries(found) as Record<RegisterKey, SeriesEntry[]>
  }
}

const shownVersion = ({ at, ...version }: VersionRow): ShownVersion => ({
  ...version,
  at: at.toISOString(),
})

function shownEntry({ id, versions }: EntryRow): ShownEntry {
  const { reason: _reason, ...version } = shownVersion(versions.at(-1)!)
  return { id, ...version }
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Places of choices come before their words, so that the order is the same in both languages. */
function orderTextsOf(register: Register, { values, id }: Pick<SeriesEntry, 'values' | 'id'>) {
  const keys = register.order.map((key) => {
    const column = register.columns.find((one) => one.key === key)!
    const value = values[key] ?? ''
    if (column.kind !== 'choice') return String(value)
    return String(column.of.findIndex((option) => option.value === value) + 1).padStart(2, '0')
  })
  return [...keys, id]
}

function byTexts(register: Register) {
  return (a: Pick<SeriesEntry, 'values' | 'id'>, b: Pick<SeriesEntry, 'values' | 'id'>): number => {
    const [one, other] = [orderTextsOf(register, a), orderTextsOf(register, b)]
    for (const [at, text] of one.entries()) {
      const found = byText(text, other[at]!)
      if (found !== 0) return found
    }
    return 0
  }
}

function inOrder(register: Register, { sort, direction }: AskedEntries) {
  const usual = byTexts(register)
  const sign = direction === 'desc' ? -1 : 1
  const keyOf = (row: ShownEntry): string | number => {
    if (sort === 'validFrom' || sort === 'closedOn') return row[sort] ?? ''
    const value = row.values[sort!] ?? ''
    return typeof value === 'number' ? value : (textsOf(register, row.values)[sort!]?.en ?? '')
  }
  const isKnown =
    sort === 'validFrom' || sort === 'closedOn' || register.columns.some(({ key }) => key === sort)
  return (a: ShownEntry, b: ShownEntry): number => {
    if (!isKnown) return usual(a, b)
    const [one, other] = [keyOf(a), keyOf(b)]
    if (typeof one === 'number' && typeof other === 'number')
      return sign * (one - other) || usual(a, b)
    return sign * byText(String(one), String(other)) || usual(a, b)
  }
}
