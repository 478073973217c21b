import { inject } from '@adonisjs/core'

import type { AdminListQuery } from '#kernel/admin/list_query'
import type { AdminList } from '#kernel/admin/send_list'
import { Database, type Reading } from '#kernel/database/database'

/** How many reports of an import are in which state. */
const counted = `cross join lateral (
  select count(*)::int as reports,
    count(*) filter (where state = 'done')::int as done,
    count(*) filter (where state in ('waiting', 'undecided'))::int as open,
    count(*) filter (where state = 'refused')::int as refused
  from e2b_import_items i where i.import_id = e2b_imports.id
) c`

/** Who brought in what and when, and what became of the reports. */
@inject()
export default class ListImports {
  constructor(private database: Database) {}

  async handle(query: AdminListQuery): Promise<AdminList> {
    const { sort, from, to } = query
    return this.database.read(async (trx) => {
      const rows = await found(trx, query)
        .joinRaw(counted)
        .select('e2b_imports.id', 'created_at', 'created_by_name', 'c.*')
        .orderBy(sort.column, sort.direction)
        .orderBy('e2b_imports.id')
        .offset(from)
        .limit(to - from + 1)
      const [{ n }] = await found(trx, query).count('* as n')
      return { rows, total: Number(n) }
    })
  }
}

function found(trx: Reading, { text }: AdminListQuery) {
  const imports = trx.from('e2b_imports')
  if (text) imports.whereRaw('strpos(lower(created_by_name), lower(?)) > 0', [text])
  return imports
}
