import type { Change } from '#kernel/changes/change'
import type { OpenChange } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Trx } from '#kernel/admin/resources/resource_records'
import { currentScope } from '#kernel/tenancy/actor'

import { wording } from '#plugins/coding/lang/server/wording'
import type {
  ChangedSynonym,
  KnownSynonym,
  NewSynonym,
} from '#plugins/coding/synonyms/upload/compare_list'

const columns = ['verbatim', 'code', 'state'] as const

const insert = `insert into coding_synonyms
    (id, company_id, project_id, environment, verbatim, key, code, state)
  select row.id, ?::uuid, ?::uuid, ?::smallint, row.verbatim, row.key, row.code, row.state
  from json_to_recordset(?::json) as row(id uuid, verbatim text, key text, code text, state text)`

const update = `update coding_synonyms as kept
  set code = row.code, state = row.state, revision = kept.revision + 1
  from json_to_recordset(?::json)
    as row(id uuid, code text, state text, old_code text, old_state text)
  where kept.id = row.id and kept.removed_at is null
    and kept.code = row.old_code and kept.state = row.old_state`

/** Synonyms of the current project as lists bring them, thousands at once. */
export class SynonymUploads {
  /** Those of the words; what others change of them before they are written is found out then. */
  async known(trx: Trx, keys: readonly string[]): Promise<KnownSynonym[]> {
    return trx
      .from('coding_synonyms')
      .whereNull('removed_at')
      .whereRaw('key = any(?::text[])', [[...keys]])
      .select('id', 'key', 'revision', ...columns)
  }

  /** Each is an act of its own, as if somebody had typed it. */
  async add(open: OpenChange, fresh: readonly NewSynonym[]): Promise<void> {
    const rows = fresh.map(({ verbatim, key, code, state }) => ({
      ...{ id: newId(), verbatim, key, code, state },
    }))
    const changes = rows.map((row) => {
      const change = open(actOn('created', row.id))
      for (const column of columns) change.note(column, undefined, row[column])
      return change
    })
    const { companyId, projectId, environment } = currentScope()
    await write(changes, insert, [companyId, projectId, environment, JSON.stringify(rows)])
  }

  /** The same. Refuses with 1006 when somebody changed or removed one of them meanwhile. */
  async change(open: OpenChange, changed: readonly ChangedSynonym[]): Promise<void> {
    const rows = changed.map(({ before, code, state }) => ({
      ...{ id: before.id, code, state, old_code: before.code, old_state: before.state },
    }))
    const changes = changed.map(({ before, code, state }) => {
      const change = open(actOn('changed', before.id))
      if (before.code !== code) change.note('code', before.code, code)
      if (before.state !== state) change.note('state', before.state, state)
      return change
    })
    const count = await write(changes, update, [JSON.stringify(rows)])
    if (count < rows.length) throw new kernelErrors.E_DATA_STATUS({ detail: changedMeanwhile })
  }
}

const actOn = (what: 'created' | 'changed', id: string) =>
  ({ name: `coding_synonym.${what}`, subject: { type: 'coding_synonym', id } }) as const

/** @returns how many rows it wrote */
async function write(
  [any]: readonly Change[],
  statement: string,
  values: unknown[]
): Promise<number> {
  if (!any) return 0
  try {
    const { rowCount } = await any.trx.rawQuery(statement, values as never)
    return rowCount
  } catch (error) {
    // Somebody typed one of the words in the same moment.
    const isTaken = error instanceof Error && 'constraint' in error
    throw isTaken ? new kernelErrors.E_DATA_STATUS({ detail: changedMeanwhile }) : error
  }
}

/** Said when synonyms became others since somebody looked at what a list would do. */
export const changedMeanwhile = wording('synonym_uploads.changed_meanwhile')
