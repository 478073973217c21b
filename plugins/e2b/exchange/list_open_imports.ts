import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { currentScope } from '#kernel/tenancy/actor'

/** An import with reports that are still read or wait for a decision. */
export interface OpenImport {
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
  select i.id, i.created_at as at, i.created_by_name as by, o.names[1:?] as "fileNames",
    cardinality(o.names) as files, o.waiting, o.undecided
  from (
    select import_id, array_agg(distinct file_name) as names,
      count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'undecided')::int as undecided
    from e2b_import_items
    where project_id = ? and environment = ? and state in ('waiting', 'undecided')
    group by import_id
  ) o join e2b_imports i on i.id = o.import_id
  order by i.created_at desc, i.id
  limit ?`

/** The imports of the project that somebody has still something to do with, newest first. */
@inject()
export default class ListOpenImports {
  constructor(private database: Database) {}

  async handle(): Promise<readonly OpenImport[]> {
    const { projectId, environment } = currentScope()
    const found = await this.database.read((trx) =>
      trx.rawQuery(openImports, [FILES_NAMED, projectId, environment, MOST])
    )
    return found.rows as OpenImport[]
  }
}
