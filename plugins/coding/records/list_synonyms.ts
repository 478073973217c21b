import type { Trx } from '#kernel/admin/resources/resource_records'
import type { Change } from '#kernel/changes/change'

import type { ComparedList, KnownSynonym } from '#plugins/coding/synonyms/upload/compare_list'

const put = `insert into coding_list_synonyms (list_id, key, verbatim, code)
  select ?::uuid, row.key, row.verbatim, row.code
  from json_to_recordset(?::json) as row(key text, verbatim text, code text)
  on conflict (list_id, key) do update set code = excluded.code`

const counted = `update coding_synonym_lists set revision = revision + 1,
  synonym_count = (select count(*) from coding_list_synonyms where list_id = id) where id = ?`

/** What the lists of the installation hold. */
export class ListSynonyms {
  /** Those of the words in one list; all of a list count as approved. */
  async known(trx: Trx, listId: string, keys: readonly string[]): Promise<KnownSynonym[]> {
    const rows = await trx
      .from('coding_list_synonyms')
      .where({ list_id: listId })
      .whereRaw('key = any(?::text[])', [[...keys]])
      .select('key', 'verbatim', 'code')
    return rows.map((row) => ({ ...row, id: row.key, state: 'approved' }))
  }

  /** Takes over what a file brings and changes: one act on the list, which notes each change. */
  async put(change: Change, listId: string, { fresh, changed }: ComparedList): Promise<void> {
    const rows = [...fresh, ...changed].map(({ key, verbatim, code }) => ({ key, verbatim, code }))
    await change.trx.rawQuery(put, [listId, JSON.stringify(rows)])
    await change.trx.rawQuery(counted, [listId])
    change.note('synonyms', undefined, fresh.length)
    for (const { before, code } of changed) change.note(before.verbatim, before.code, code)
  }
}
