import { inject } from '@adonisjs/core'

import type { AdminListQuery } from '#kernel/admin/list_query'
import type { AdminList } from '#kernel/admin/send_list'
import { knownBatches, knownBatchItems } from '#kernel/batches/views'
import type { Change } from '#kernel/changes/change'
import { Database, type Reading } from '#kernel/database/database'
import { currentScope } from '#kernel/tenancy/actor'

/** An import with reports that are still read or wait for a decision. */
interface OpenImport {
  readonly id: string
  /** UTC */
  readonly at: string
  /** Who brought it in. */
  readonly by: string
  /** The first files that hold open reports, and how many there are. */
  readonly fileNames: readonly string[]
  readonly files: number
  readonly waiting: number
  readonly undecided: number
}

/** The latest imports are listed; who has decided some finds the next. */
const MOST = 100

const FILES_NAMED = 3

const openImports = `
  select i.id, i.started_at as at, i.started_by_name as by, o.names[1:?] as "fileNames",
    cardinality(o.names) as files, o.waiting, o.undecided
  from (
    select item.batch_id, array_agg(distinct own.file_name) as names,
      count(*) filter (where item.state = 'waiting')::int as waiting,
      count(*) filter (where item.state = 'undecided')::int as undecided
    from ${knownBatchItems} item join e2b_import_items own on own.id = item.id
    where item.project_id = ? and item.environment = ?
      and item.state in ('waiting', 'undecided')
    group by item.batch_id
  ) o join ${knownBatches} i on i.id = o.batch_id
  order by i.started_at desc, i.id
  limit ?`

/** How many reports of an import are in which state. */
const counted = `cross join lateral (
  select count(*)::int as reports,
    count(*) filter (where state = 'done')::int as done,
    count(*) filter (where state in ('waiting', 'undecided'))::int as open,
    count(*) filter (where state = 'refused')::int as refused
  from ${knownBatchItems} i where i.batch_id = imports.id
) c`

/** The kind of batch that an import is. */
export const IMPORT = 'e2b.import'

/** Imports, which are batches: who brought in what and when. */
@inject()
export class Imports {
  constructor(private database: Database) {}

  /** Two imports into one project take turns, so that neither makes the case of the other again. */
  async takeTurn({ trx }: Change): Promise<void> {
    const { projectId, environment } = currentScope()
    await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `import ${projectId} ${environment}`,
    ])
  }

  /** A page of them, each with how many of its reports are in which state. */
  async list(query: AdminListQuery): Promise<AdminList> {
    const { sort, from, to } = query
    return this.database.read(async (trx) => {
      const rows = await found(trx, query)
        .joinRaw(counted)
        .select('imports.id', 'createdAt', 'createdByName', 'c.*')
        .orderBy(sort.column, sort.direction)
        .orderBy('imports.id')
        .offset(from)
        .limit(to - from + 1)
      const [{ n }] = await found(trx, query).count('* as n')
      return { rows, total: Number(n) }
    })
  }

  /** Those of the project that somebody has still something to do with, newest first. */
  async open(): Promise<readonly OpenImport[]> {
    const { projectId, environment } = currentScope()
    const { rows } = await this.database.read((trx) =>
      trx.rawQuery(openImports, [FILES_NAMED, projectId, environment, MOST])
    )
    return rows as OpenImport[]
  }
}

function found(trx: Reading, { text }: AdminListQuery) {
  const imports = trx.from((all) => {
    void all
      .from(knownBatches)
      .where('kind', IMPORT)
      .select('id', 'started_at as createdAt', 'started_by_name as createdByName')
      .as('imports')
  })
  if (text) imports.whereRaw('strpos(lower(??), lower(?)) > 0', ['createdByName', text])
  return imports
}
