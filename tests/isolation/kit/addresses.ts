import { randomUUID } from 'node:crypto'

import { told } from '#tests/isolation/kit/told'
import { parametersOf } from '#tests/isolation/kit/listed_routes'
import type { Pool, Row } from '#tests/isolation/kit/world'

/** A path of a route with everything filled in. */
export interface Address {
  readonly path: string
  /** Values of rows that stand in it. */
  readonly values: readonly string[]
  /** Whether a part of it is the id of a row. */
  readonly namesRow: boolean
}

/**
 * Fills the parameters of a route with what the rows hold: `:caseId` with the id of a case, `:id`
 * after `presets` with that of a preset, `:sha256` with a column of that name in a row that belongs
 * to the case. Where no table is meant by the one id of a path, those of all tables are tried
 * in turn.
 * @param all rows of every table; ids of a table that the pool leaves out are not replaced by others
 * @param choices values of words that stand in no table, instead of the usual ones
 * @returns addresses, or a sentence that tells what could not be filled
 */
export function addressesOf(
  pattern: string,
  pool: Pool,
  all: Pool = pool,
  choices: Readonly<Record<string, readonly string[]>> = {}
): Address[] | string {
  const names = parametersOf(pattern)
  if (names.length === 0) return [{ path: pattern, values: [], namesRow: false }]
  const chosen = new Map<string, readonly string[]>()
  const rows: Row[] = []
  const ids = names.filter(isId)
  for (const name of ids) {
    const stem = stemOf(name, pattern)
    const table = tableOf(stem, all, pattern)
    if (table !== undefined && !pool.has(table)) return `no rows of ${table} are asked for`
    const found = table === undefined ? undefined : related(pool.get(table)!, rows)
    if (table !== undefined && !found) return `no row of ${table} for :${name}`
    if (found) rows.push(found)
    const unknown = () => (rows.length > 0 ? [randomUUID()] : [randomUUID(), ...allIds(pool)])
    chosen.set(name, found ? [String(found.id)] : unknown())
  }
  for (const name of names.filter((each) => !isId(each))) {
    const values = choices[name] ?? told.words[name] ?? columnValue(name, pattern, pool, rows)
    if (!values) return `nothing for :${name}, see words in tests/isolation/kit/requests.ts`
    chosen.set(name, values)
  }
  const many = Math.max(...[...chosen.values()].map((values) => values.length))
  return Array.from({ length: many }, (_, at) => {
    const values = names.map((name) => chosen.get(name)![at % chosen.get(name)!.length]!)
    const path = names.reduce(
      (text, name, index) =>
        text.replace(name === '*' ? '*' : `:${name}`, encodeURIComponent(values[index]!)),
      pattern
    )
    return { path, values, namesRow: ids.length > 0 }
  })
}

const isId = (name: string) => name === 'id' || /Id$/.test(name)

/** What an id is the id of: `case` of `:caseId`, `sponsor` of `/sponsors/:id`. */
function stemOf(name: string, pattern: string): string[] {
  if (name !== 'id') return [snake(name.replace(/Id$/, ''))]
  const before = pattern.slice(0, pattern.indexOf(':id')).split('/')
  return before
    .filter((part) => part && !part.startsWith(':'))
    .map(snake)
    .reverse()
}

function tableOf(stems: readonly string[], pool: Pool, pattern: string): string | undefined {
  const parts = pattern.split('/').map(snake).map(singular)
  const ones = stems.map(singular)
  for (const one of [...ones, ...ones.flatMap((word) => told.aliases[word] ?? [])]) {
    // A table of that very name first: `projects` is not what `drug_projects` ties together.
    // Of several kinds of runs, those of the plugin that the path names first.
    const place = (table: string) => {
      const at = parts.indexOf(singular(table).slice(0, -one.length - 1))
      return at < 0 ? parts.length : at
    }
    // What is told to be another one is meant by its whole name alone.
    const names = one in told.aliases ? [] : [...pool.keys()]
    const named = names
      .filter((table) => singular(table).endsWith(`_${one}`))
      .toSorted((a, b) => place(a) - place(b))
    const found = [...pool.keys()].filter((table) => singular(table) === one)
    const table = [...found, ...named].find((each) => pool.get(each)!.every((row) => 'id' in row))
    if (table) return table
  }
  return undefined
}

const snake = (text: string) =>
  text.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`).replaceAll('-', '_')
const singular = (text: string) => text.replace(/ies$/, 'y').replace(/s$/, '')

/** A row that belongs to the ones already chosen, or any. */
function related(rows: readonly Row[], chosen: readonly Row[]): Row | undefined {
  const ids = chosen.map(({ id }) => id)
  return rows.find((row) => Object.values(row).some((value) => ids.includes(value))) ?? rows[0]
}

function allIds(pool: Pool): string[] {
  return [...pool.values()].flatMap(([first]) => (first?.id ? [String(first.id)] : []))
}

/** A value of a column of that name: of a chosen row, of one that belongs to it, of what the path names. */
function columnValue(name: string, pattern: string, pool: Pool, chosen: readonly Row[]) {
  const column = snake(name)
  const named = tableOf(
    pattern.split('/').filter((part) => part && !part.startsWith(':')),
    pool,
    pattern
  )
  const ids = chosen.map(({ id }) => id)
  const belonging = [...pool.values()]
    .flat()
    .filter((row) =>
      Object.entries(row).some(([key, value]) => key !== 'id' && ids.includes(value))
    )
  const places = [
    ...chosen,
    ...belonging,
    ...(named ? pool.get(named)! : []),
    ...[...pool.values()].flat(),
  ]
  const row = places.find((each) => each[column] !== undefined && each[column] !== null)
  return row && [String(row[column])]
}
