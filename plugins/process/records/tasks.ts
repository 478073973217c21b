import { inject } from '@adonisjs/core'

import { Database, type Reading } from '#kernel/database/database'
import type { Words } from '#kernel/language/words'
import { currentActor } from '#kernel/tenancy/actor'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { knownCases } from '#plugins/cases/contract/views'
import { workAt } from '#plugins/process/contract/definition'
import type { StepAct } from '#plugins/process/contract/step'
import { defaultDefinition } from '#plugins/process/definition/default_definition'
import { knownNodes } from '#plugins/process/records/definitions'
import { HeldCases } from '#plugins/process/records/held_cases'
import { orOneOf, type StuckCondition, stuckAt } from '#plugins/process/records/stuck_condition'

/** Cases that somebody has; those that nobody has, at nodes at which they may work; all that are open. */
export const taskViews = ['mine', 'open', 'all'] as const
export const taskOrders = ['since', 'caseNo', 'node'] as const

export interface AskedTasks {
  readonly view?: (typeof taskViews)[number]
  /** Those of one node alone. */
  readonly node?: string
  /** Id of who has them, `none`, or `stuck` for those that do not get on, whoever has them. */
  readonly holder?: string
  readonly sort?: (typeof taskOrders)[number]
  readonly order?: 'asc' | 'desc'
  readonly page?: number
  readonly pageSize?: number
}

/** An open case as its task shows it. */
export interface Task {
  readonly caseId: string
  readonly caseNo: string
  /** Key of the node. */
  readonly node: string
  readonly nodeName: Words
  /** UTC, ISO 8601. */
  readonly since: string
  /** Who has it; null while somebody has to claim it. */
  readonly holder: string | null
  readonly holderId: string | null
  /** What was done with the case last, by whom and why; null while nothing is written of it. */
  readonly act: StepAct | null
  readonly by: string | null
  readonly reason: string | null
}

/** The open tasks of the current scope, as the actor sees them. */
@inject()
export class Tasks {
  constructor(
    private database: Database,
    private held: HeldCases
  ) {}

  /** A page of them, those that wait longest first unless asked otherwise, and how many there are. */
  async list({
    view = 'mine',
    node,
    holder,
    sort = 'since',
    order = 'asc',
    page = 1,
    pageSize = 20,
  }: AskedTasks) {
    const project = await projectAtHand()
    // Gates are asked outside of the transaction: they read for themselves.
    const held = holder === 'stuck' ? await this.held.find(node) : null
    return this.database.read(async (trx) => {
      const nodes = await knownNodes(trx)
      const keys = nodes.map(({ key }) => key)
      const isStuck = held && orOneOf(await stuckAt(trx, nodes, project), held.ids)
      const asked = { view, node, holder, isStuck }
      const [{ n }] = await tasks(trx, asked).count('* as n')
      const found = await tasks(trx, asked)
        .joinRaw(
          `left join lateral (select act, actor_name, reason from case_steps s
            where s.case_id = case_tasks.case_id order by seq desc limit 1) last on true`
        )
        .select('case_tasks.case_id', 'case_no', 'node', 'since', 'act', 'actor_name', 'reason')
        .select('holder_name', 'holder_id')
        .orderByRaw(orders[sort][order], sort === 'node' ? [keys as string[] & Date[]] : [])
        .offset((page - 1) * pageSize)
        .limit(pageSize)
      return { rows: found.map(taskOf), total: Number(n) }
    })
  }

  /** A page of the cases that were deleted on their way, the latest first. */
  async deleted({ page = 1, pageSize = 20 }: Pick<AskedTasks, 'page' | 'pageSize'>) {
    return this.database.read(async (trx) => {
      const all = () =>
        trx
          .from(`${knownCases} as cases`)
          .joinRaw(
            `join lateral (select act, actor_name, reason, at from case_steps s
              where s.case_id = cases.id order by seq desc limit 1) last on last.act = 'delete'`
          )
          .whereNotNull('removed_at')
      const [{ n }] = await all().count('* as n')
      const found: Record<string, unknown>[] = await all()
        .select('id', 'case_no', 'actor_name', 'reason', 'at')
        .orderBy('at', 'desc')
        .offset((page - 1) * pageSize)
        .limit(pageSize)
      return { rows: found.map(deletedOf), total: Number(n) }
    })
  }
}

interface Conditions extends Pick<AskedTasks, 'view' | 'node' | 'holder'> {
  /** Of those that do not get on. */
  readonly isStuck: StuckCondition | null
}

function tasks(trx: Reading, { view, node, holder, isStuck }: Conditions) {
  const { userId, permissions } = currentActor()
  const open = trx
    .from('case_tasks')
    .join(`${knownCases} as cases`, 'cases.id', 'case_tasks.case_id')
  if (node !== undefined) void open.where('node', node)
  if (isStuck) void open.whereRaw(isStuck.sql, [...isStuck.bindings])
  else if (holder === 'none') void open.whereNull('holder_id')
  else if (holder !== undefined) void open.where('holder_id', holder)
  if (view === 'all') return open
  if (view === 'mine') return open.where('holder_id', userId!)
  const mine = productKeys.filter((key) => permissions.has(workAt(key)))
  return open.whereNull('holder_id').whereIn('node', mine)
}

const productKeys = defaultDefinition.nodes.map(({ key }) => key)

/** Nodes stand in the order of the process. */
const orders = {
  since: {
    asc: 'since, case_tasks.case_id',
    desc: 'since desc, case_tasks.case_id desc',
  },
  caseNo: { asc: 'case_no, case_tasks.case_id', desc: 'case_no desc, case_tasks.case_id desc' },
  node: {
    asc: 'array_position(?::text[], node), since, case_tasks.case_id',
    desc: 'array_position(?::text[], node) desc, since, case_tasks.case_id',
  },
} as const

function taskOf(row: Record<string, unknown>): Task {
  const key = String(row.node)
  const node = defaultDefinition.nodes.find((each) => each.key === key)
  return {
    ...{ caseId: String(row.case_id), caseNo: String(row.case_no), node: key },
    nodeName: node?.name ?? { en: key, zh: key },
    since: (row.since as Date).toISOString(),
    holder: row.holder_name as string | null,
    holderId: row.holder_id as string | null,
    act: row.act as StepAct | null,
    by: row.actor_name as string | null,
    reason: row.reason as string | null,
  }
}

const deletedOf = (row: Record<string, unknown>): DeletedCase => ({
  ...{ caseId: String(row.id), caseNo: String(row.case_no), at: (row.at as Date).toISOString() },
  ...{ by: String(row.actor_name ?? 'system'), reason: String(row.reason) },
})

/** A case that was deleted. */
export interface DeletedCase {
  readonly caseId: string
  readonly caseNo: string
  /** UTC, ISO 8601. */
  readonly at: string
  readonly by: string
  readonly reason: string
}
