import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

import type { AdminListQuery } from '#kernel/admin/list_query'

interface Listed {
  /** Columns by the names under which they are ordered and filtered. */
  readonly columns: Readonly<Record<string, string>>
  /** Columns in which text is looked for. */
  readonly search: readonly string[]
}

interface Counted {
  readonly n: string
  readonly $extras?: { readonly n: string }
}

/**
 * The rows that a list asks for, and how many there are of which they are a part.
 * @param all makes the question for every row that may be seen at all
 */
export async function listRows<Row>(
  all: () => DatabaseQueryBuilderContract<Row>,
  { sort, from, to, text, where }: AdminListQuery,
  { columns, search }: Listed
): Promise<{ rows: Row[]; total: number }> {
  const found = () => {
    const rows = all()
    if (text) {
      void rows.where((any) => {
        for (const column of search) {
          void any.orWhereRaw('strpos(lower(??), lower(?)) > 0', [column, text])
        }
      })
    }
    for (const [name, values] of Object.entries(where))
      void rows.whereIn(columns[name]!, [...values])
    return rows
  }
  const rows = await found()
    .orderBy(columns[sort.column]!, sort.direction)
    .orderBy('id')
    .offset(from)
    .limit(to - from + 1)
  const counted = (await found().clearSelect().count('* as n')) as unknown as [Counted]
  // A model keeps apart what is no column.
  return { rows, total: Number((counted[0].$extras ?? counted[0]).n) }
}
