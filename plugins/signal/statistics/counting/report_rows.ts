/** Which reports mention which drugs and events, as whole numbers that stand for texts. */
export interface ReportRows {
  /** How many reports there are: numbers of reports are below it. */
  readonly reports: number
  readonly drugs: readonly string[]
  readonly events: readonly string[]
  readonly ofDrugs: Mentions
  readonly ofEvents: Mentions
  /** The stratum of each report; absent: all are in one. */
  readonly strata?: ReportStrata
}

/** Report and what it mentions, row by row, in any order and however often. */
export interface Mentions {
  readonly report: Uint32Array
  readonly code: Uint32Array
}

export interface ReportStrata {
  /** The stratum of each report, a place in `values`. */
  readonly of: Uint32Array
  /** What each stratum is, one value for each thing that is stratified by. */
  readonly values: readonly (readonly string[])[]
}

/** Rows by their owner: those of owner i lie from `from[i]` to `from[i + 1]`. */
export interface Lists {
  readonly from: Uint32Array
  readonly items: Uint32Array
}

/** What each report mentions, each thing once. */
export function mentionsOf({ report, code }: Mentions, reports: number): Lists {
  const { from, items } = listed(report, code, reports)
  let write = 0
  const starts = new Uint32Array(reports + 1)
  for (let at = 0; at < reports; at++) {
    starts[at] = write
    const own = items.subarray(from[at], from[at + 1])
    if (own.length > 1) own.sort()
    for (const [index, item] of own.entries()) {
      if (index === 0 || item !== own[index - 1]) items[write++] = item
    }
  }
  starts[reports] = write
  return { from: starts, items: items.slice(0, write) }
}

/** Who owns each item, turned about. */
export function turned({ from, items }: Lists, count: number): Lists {
  const owners = new Uint32Array(items.length)
  for (let owner = 0; owner + 1 < from.length; owner++)
    owners.fill(owner, from[owner], from[owner + 1])
  return listed(items, owners, count)
}

function listed(owner: Uint32Array, item: Uint32Array, owners: number): Lists {
  const from = new Uint32Array(owners + 1)
  for (const each of owner) from[each + 1]! += 1
  for (let at = 0; at < owners; at++) from[at + 1]! += from[at]!
  const next = from.slice()
  const items = new Uint32Array(item.length)
  for (const [at, each] of owner.entries()) items[next[each]!++] = item[at]!
  return { from, items }
}
