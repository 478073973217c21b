import type { ChosenTerm } from '#resources/forms/widgets/search_slot'

/** A row of expected reactions while it is entered. */
export interface Reaction {
  readonly code?: string
  readonly term?: string
  readonly seriousness?: string
}

/**
 * The reactions with terms behind them, each code once (CFG-06); rows in which nothing is entered yet go.
 * @returns also how many of the terms were there already
 */
export function withTerms(rows: readonly Reaction[], terms: readonly ChosenTerm[]) {
  const entered = rows.filter(({ code, term }) => code || term)
  const codes = new Set(entered.map(({ code }) => code))
  const fresh = terms.filter(({ code }) => !codes.has(code) && codes.add(code))
  const added = fresh.map(({ code, name }) => ({ code, term: name, seriousness: 'any' }))
  return { reactions: [...entered, ...added], known: terms.length - fresh.length }
}
