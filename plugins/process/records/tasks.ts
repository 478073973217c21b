import { inject } from '@adonisjs/core'

import { Database, type Reading } from '#kernel/database/database'
import type { Words } from '#kernel/language/words'
import { currentActor } from '#kernel/tenancy/actor'

import { knownCases } from '#plugins/cases/contract/views'
import { workAt } from '#plugins/process/contract/definition'
import type { StepAct } from '#plugins/process/contract/step'
import { defaultDefinition } from '#plugins/process/definition/default_definition'

/** Cases that somebody has; those that nobody has, at nodes at which they may work. */
export const taskViews = ['mine', 'open'] as const
export const taskOrders = ['since', 'caseNo', 'node'] as const

interface AskedTasks {
  readonly view?: (typeof taskViews)[number]
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
  /** What was done with the case last, by whom and why; null while nothing is written of it. */
  readonly act: StepAct | null
  readonly by: string | null
  readonly reason: string | null
}

/** The open tasks of the current scope, as the actor sees them. */
@inject()
export class Tasks {
  constructor(private database: Database) {}

  /** A page of them, those that wait longest first unless asked otherwise, and how many there are. */
  async list({
    view = 'mine',
    sort = 'since',
    order = 'asc',
    page = 1,
    pageSize = 20,
  }: AskedTasks) {
    return this.database.read(async (trx) => {
      const [{ n }] = await tasks(trx, view).count('* as n')
      const found = await tasks(trx, view)
        .joinRaw(
          `left join lateral (select act, actor_name, reason from case_steps s
            where s.case_id = case_tasks.case_id order by seq desc limit 1) last on true`
        )
        .select('case_tasks.case_id', 'case_no', 'node', 'since', 'act', 'actor_name', 'reason')
        .orderByRaw(orders[sort][order], sort === 'node' ? [keys as string[] & Date[]] : [])
        .offset((page - 1) * pageSize)
        .limit(pageSize)
      return { rows: found.map(taskOf), total: Number(n) }
    })
  }
}

function tasks(trx: Reading, view: (typeof taskViews)[number]) {
  const { userId, permissions } = currentActor()
  const open = trx
    .from('case_tasks')
    .join(`${knownCases} as cases`, 'cases.id', 'case_tasks.case_id')
  if (view === 'mine') return open.where('holder_id', userId!)
  const mine = keys.filter((key) => permissions.has(workAt(key)))
  return open.whereNull('holder_id').whereIn('node', mine)
}

const keys = defaultDefinition.nodes.map(({ key }) => key)

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
    act: row.act as StepAct | null,
    by: row.actor_name as string | null,
    reason: row.reason as string | null,
  }
}
