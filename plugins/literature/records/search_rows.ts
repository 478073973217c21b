import type { Change } from '#kernel/changes/change'
import type { Reading } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import type { Words } from '#kernel/language/words'

import type { SearchKind, TryAct } from '#plugins/literature/contract/search'
import type { Day } from '#plugins/literature/contract/cycle'
import type { WindowState } from '#plugins/literature/contract/window'

/** A window of days of a source, and what became of it. */
export interface Search {
  readonly id: string
  readonly taskId: string
  readonly productId: string
  readonly productName: string
  readonly source: string
  readonly kind: SearchKind
  readonly from: Day
  readonly to: Day
  readonly state: WindowState
  readonly strategyVersion: number
  readonly expression: string
  /** By when the export is to be given in; null of runs. */
  readonly due: Day | null
  /** What the source counted, what it gave, and what of it was new. */
  readonly counted: number | null
  readonly got: number | null
  readonly fresh: number | null
  /** Why it is not covered, as its last try said. */
  readonly reason: Words | null
  readonly nextTry: Date | null
  readonly ownerId: string
  readonly ownerName: string
  readonly fileName: string | null
  readonly doneByName: string | null
  readonly doneAt: Date | null
  readonly createdAt: Date
}

/** One thing that happened to a search. */
export interface Try {
  readonly seq: number
  readonly act: TryAct
  readonly at: Date
  readonly actorName: string
  readonly sentence: Words
  readonly code: number | null
  readonly counted: number | null
  readonly got: number | null
}

const columns = [
  ...[
    'searches.id',
    'task_id as taskId',
    'product_id as productId',
    'products.name as productName',
  ],
  ...['source', 'kind', 'state', 'strategy_version as strategyVersion', 'expression', 'counted'],
  ...['got', 'fresh', 'reason', 'next_try as nextTry', 'owner_id as ownerId'],
  ...['owner_name as ownerName', 'file_name as fileName', 'done_by_name as doneByName'],
  ...['done_at as doneAt', 'searches.created_at as createdAt'],
]

const day = (column: string, name: string) => `to_char(${column}, 'YYYY-MM-DD') as "${name}"`

/** Searches of the scope with their products. */
export const searches = (trx: Reading | Change['trx']) =>
  trx
    .from('literature_searches as searches')
    .join('literature_products as products', 'products.id', 'searches.product_id')
    .select(columns)
    .select(trx.raw(day('first_day', 'from')))
    .select(trx.raw(day('last_day', 'to')))
    .select(trx.raw(day('due', 'due')))

/** Which searches are asked for. */
export interface AskedSearches {
  readonly kind?: SearchKind | undefined
  readonly state?: WindowState | undefined
  readonly productId?: string | undefined
  readonly source?: string | undefined
}

/** A page of the searches of the scope, the latest first, and how many fit. */
export async function listSearches(
  trx: Reading,
  { kind, state, productId, source }: AskedSearches,
  part: { readonly from: number; readonly count: number }
): Promise<{ rows: Search[]; total: number }> {
  const fitting = () => {
    const rows = trx.from('literature_searches as searches')
    if (kind) void rows.where({ kind })
    if (state) void rows.where({ state })
    if (productId) void rows.where({ product_id: productId })
    if (source) void rows.where({ source })
    return rows
  }
  const ids = fitting()
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(part.from)
    .limit(part.count)
  const rows = await searches(trx)
    .whereIn('searches.id', ids)
    .orderBy('searches.created_at', 'desc')
    .orderBy('searches.id', 'desc')
  const [{ n }] = await fitting().count('* as n')
  return { rows: rows as Search[], total: Number(n) }
}

/** All searches that touch these days, in the order in which they were made. */
export async function searchesBetween(trx: Reading, from: Day, to: Day): Promise<Search[]> {
  return searches(trx)
    .where('first_day', '<=', to)
    .where('last_day', '>=', from)
    .orderBy('searches.created_at')
    .orderBy('searches.id') as Promise<Search[]>
}

/** Searches of a source of a product, in the order in which they were made. */
export async function searchesOf(
  trx: Reading | Change['trx'],
  productId: string,
  source: string
): Promise<Search[]> {
  return searches(trx)
    .where({ product_id: productId, source })
    .orderBy('searches.created_at')
    .orderBy('searches.id') as Promise<Search[]>
}

/** A search of the scope; refuses with 1005 one that the project does not have. */
export async function findSearch(trx: Reading, id: string): Promise<Search> {
  const row = await searches(trx).where('searches.id', uuidOrNil(id)).first()
  if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
  return row as Search
}

/** What happened to a search, the latest last. */
export async function triesOf(trx: Reading, searchId: string): Promise<Try[]> {
  return trx
    .from('literature_tries')
    .where({ search_id: searchId })
    .select('seq', 'act', 'at', 'actor_name as actorName', 'sentence', 'code', 'counted', 'got')
    .orderBy('seq')
}

/** Uploads of which nothing was given in, by the day on which they are due. */
export async function uploadsDue(trx: Reading): Promise<Search[]> {
  return searches(trx)
    .where({ kind: 'upload' })
    .whereNot('state', 'covered')
    .orderBy('due')
    .orderBy('searches.created_at') as Promise<Search[]>
}

/** Ids of runs whose time has come. */
export async function runsToTry(trx: Reading, most: number): Promise<string[]> {
  const rows = await trx
    .from('literature_searches')
    .whereNot('state', 'covered')
    .where('next_try', '<=', new Date())
    .orderBy('next_try')
    .limit(most)
    .select('id')
  return rows.map(({ id }) => id as string)
}

/** How many runs fail, and how many uploads should have been given in before a day. */
export async function countPressing(
  trx: Reading,
  today: Day
): Promise<{ failed: number; overdue: number }> {
  const count = async (kind: SearchKind) => {
    const rows = trx.from('literature_searches').where({ kind }).whereNot('state', 'covered')
    if (kind === 'run') void rows.where({ state: 'failed' })
    else void rows.where('due', '<', today)
    const [{ n }] = await rows.count('* as n')
    return Number(n)
  }
  return { failed: await count('run'), overdue: await count('upload') }
}
