import type { Reading } from '#kernel/database/database'
import { today } from '#kernel/fields/today'
import type { ProjectSummary } from '#kernel/tenancy/find_project'

import type { DefinedNode } from '#plugins/process/contract/definition'
import { lastDayOver } from '#plugins/process/contract/working_days'
import { ableAt } from '#plugins/process/records/able_at'

/** A condition on `case_tasks`. */
export interface StuckCondition {
  readonly sql: string
  readonly bindings: readonly string[]
}

/**
 * Of cases that do not get on: longer at a node than is planned, nobody has them, or who has them does not
 * work there any more. What a gate holds is not known without reading the case (`HeldCases`).
 */
export async function stuckAt(
  trx: Reading,
  nodes: readonly DefinedNode[],
  project: Pick<ProjectSummary, 'timeZone'>
): Promise<StuckCondition> {
  const able = await ableAt(
    trx,
    nodes.filter(({ kind }) => kind !== 'ended').map(({ key }) => key)
  )
  const now = today(project)
  const parts = nodes.flatMap(({ key, workingDays: due }) => {
    const people = able.get(key)
    if (!people) return []
    const ids = [...people]
    const isUnable =
      ids.length === 0 ? 'true' : `holder_id not in (${ids.map(() => '?').join(', ')})`
    const unable = { sql: `(node = ? and (${isUnable}))`, bindings: [key, ...ids] }
    if (due === undefined) return [unable]
    const over = {
      sql: "(node = ? and to_char(since at time zone ?, 'YYYY-MM-DD') <= ?)",
      bindings: [key, project.timeZone, lastDayOver(due, now)],
    }
    return [unable, over]
  })
  const all = [{ sql: 'holder_id is null', bindings: [] }, ...parts]
  return {
    sql: `(${all.map(({ sql }) => sql).join(' or ')})`,
    bindings: all.flatMap(({ bindings }) => bindings),
  }
}

/** The same, or one of these cases. */
export function orOneOf({ sql, bindings }: StuckCondition, ids: readonly string[]): StuckCondition {
  if (ids.length === 0) return { sql, bindings }
  const these = `case_tasks.case_id in (${ids.map(() => '?').join(', ')})`
  return { sql: `(${sql} or ${these})`, bindings: [...bindings, ...ids] }
}
