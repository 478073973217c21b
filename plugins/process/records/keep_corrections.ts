import type { Change } from '#kernel/changes/change'
import { insertRows } from '#kernel/changes/insert_rows'
import type { ValueDifference } from '#kernel/case/content/differences'
import { sameLeaf } from '#kernel/case/content/leaf'
import { newId } from '#kernel/database/new_id'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { Holder } from '#plugins/process/contract/step'

/** Where and when a case was corrected, and who had entered it. */
export interface CorrectedCase {
  readonly caseId: string
  readonly version: number
  readonly revision: number
  /** Number of the step with which it came to the quality check. */
  readonly stay: number
  readonly enteredBy: Holder | null
}

/**
 * Keeps what the actor corrects of a case that the change has locked, element by element: what was entered
 * before the first correction, and what stands after the last one. What is as it was entered again
 * was not corrected.
 */
export async function keepCorrections(
  change: Change,
  at: CorrectedCase,
  found: readonly ValueDifference[]
): Promise<void> {
  const kept = await keptBefore(change, at, found)
  const isBack = ({ path, after }: ValueDifference) =>
    kept.has(path) && sameLeaf(kept.get(path)!.entered ?? undefined, after)
  const back = found.filter(isBack).map(({ path }) => kept.get(path)!.id)
  const others = found.filter((each) => !isBack(each))
  if (back.length > 0) await change.trx.from('case_corrections').whereIn('id', back).delete()
  await correctAgain(
    change,
    at.revision,
    others.flatMap(({ path, after }) => {
      const before = kept.get(path)
      return before ? [{ id: before.id, corrected: after }] : []
    })
  )
  const fresh = others.filter(({ path }) => !kept.has(path)).map((each) => rowOf(at, each))
  await insertRows(change, 'case_corrections', currentScope(), columns, fresh)
}

/** What is kept of these elements since the case came to the quality check, by path. */
async function keptBefore(
  { trx }: Change,
  { caseId, version, stay }: CorrectedCase,
  found: readonly ValueDifference[]
): Promise<Map<string, { readonly id: string; readonly entered: unknown }>> {
  const paths = found.map(({ path }) => path)
  const rows = await trx
    .from('case_corrections')
    .where({ case_id: caseId, version, stay })
    .whereIn('path', paths)
    .select('id', 'path', 'entered')
  return new Map(rows.map(({ path, ...row }) => [path, row]))
}

async function correctAgain(
  { trx }: Change,
  revision: number,
  rows: readonly { readonly id: string; readonly corrected: unknown }[]
): Promise<void> {
  if (rows.length === 0) return
  const { userId, name } = currentActor()
  await trx.rawQuery(
    `update case_corrections set corrected = again.corrected, revision = ?,
       corrected_by_id = ?, corrected_by_name = ?, corrected_at = clock_timestamp()
     from jsonb_to_recordset(?::jsonb) as again(id uuid, corrected jsonb)
     where case_corrections.id = again.id`,
    [revision, userId!, name, JSON.stringify(rows)]
  )
}

const columns = [
  ...['id', 'case_id', 'version', 'stay', 'path', 'entered', 'corrected', 'revision'],
  ...['entered_by_id', 'entered_by_name', 'corrected_by_id', 'corrected_by_name', 'corrected_at'],
]

function rowOf(
  { caseId, version, stay, revision, enteredBy }: CorrectedCase,
  { path, before, after }: ValueDifference
) {
  const { userId, name } = currentActor()
  return {
    ...{ id: newId(), case_id: caseId, version, stay, path, revision },
    ...{ entered: before, corrected: after },
    ...{ entered_by_id: enteredBy?.id, entered_by_name: enteredBy?.name },
    ...{ corrected_by_id: userId, corrected_by_name: name },
    corrected_at: new Date().toISOString(),
  }
}
