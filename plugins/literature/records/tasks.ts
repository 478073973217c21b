import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Database, type Reading } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { Cycle, Day } from '#plugins/literature/contract/cycle'

/** Which sources are searched for a product, how often, and who looks after it. */
export interface TaskSetup {
  readonly sources: readonly string[]
  readonly cycle: Cycle
  readonly dueDays: number
  readonly ownerId: string
  readonly ownerName: string
}

/** A task as it is kept. */
export interface Task extends TaskSetup {
  readonly id: string
  readonly productId: string
  readonly productName: string
  /** The first day that is searched. */
  readonly anchor: Day
  readonly pausedAt: Date | null
  readonly pausedByName: string | null
  readonly revision: number
}

const columns = [
  ...['tasks.id', 'product_id as productId', 'products.name as productName', 'sources', 'cycle'],
  ...['due_days as dueDays', 'owner_id as ownerId', 'owner_name as ownerName'],
  ...['paused_at as pausedAt', 'paused_by_name as pausedByName', 'revision'],
]

const tasks = (trx: Reading | Change['trx']) =>
  trx
    .from('literature_tasks as tasks')
    .join('literature_products as products', 'products.id', 'tasks.product_id')
    .select(columns)
    .select(trx.raw(`to_char(anchor, 'YYYY-MM-DD') as anchor`))

/** The tasks of the current scope. */
@inject()
export class Tasks {
  constructor(private database: Database) {}

  /** All of them, by product. */
  async all(): Promise<Task[]> {
    return this.database.read((trx) =>
      tasks(trx).orderByRaw('lower(products.name)').orderBy('tasks.created_at')
    )
  }

  /** Refuses with 1005 a task that the project does not have. */
  async find(id: string): Promise<Task> {
    const row = await this.database.read((trx) =>
      tasks(trx).where('tasks.id', uuidOrNil(id)).first()
    )
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    return row as Task
  }

  /** The task, held until the change is over. Refuses with 1005 one that the project does not have. */
  async lock(change: Change, id: string): Promise<Task> {
    const row = await tasks(change.trx).where('tasks.id', uuidOrNil(id)).forUpdate().first()
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    return row as Task
  }

  /** Adds a task under the id of the subject of the change. */
  async add(change: Change, productId: string, anchor: Day, setup: TaskSetup): Promise<void> {
    const { companyId: company_id, projectId: project_id, environment } = currentScope()
    await change.trx
      .insertQuery()
      .table('literature_tasks')
      .insert({
        ...{ id: change.act.subject.id, company_id, project_id, environment },
        ...{ product_id: productId, anchor, ...rowOf(setup) },
      })
    change.note('anchor', undefined, anchor)
    note(change, null, setup)
  }

  /** Changes a task that the change holds. */
  async change(change: Change, task: Task, setup: TaskSetup): Promise<void> {
    await this.#write(change, task, rowOf(setup))
    note(change, task, setup)
  }

  /** Pauses a task that the change holds, or has it go on. */
  async pause(change: Change, task: Task, isPaused: boolean): Promise<void> {
    const by = isPaused ? currentActor().name : null
    await this.#write(change, task, {
      paused_at: isPaused ? new Date() : null,
      paused_by_name: by,
    })
    change.note('paused', task.pausedAt !== null, isPaused)
  }

  async #write(change: Change, { id, revision }: Task, values: object): Promise<void> {
    await change.trx
      .from('literature_tasks')
      .where({ id })
      .update({ ...values, revision: revision + 1 })
  }
}

const rowOf = ({ sources, cycle, dueDays, ownerId, ownerName }: TaskSetup) => ({
  ...{ sources, cycle, due_days: dueDays, owner_id: ownerId, owner_name: ownerName },
})

function note(change: Change, before: TaskSetup | null, setup: TaskSetup): void {
  for (const key of ['sources', 'cycle', 'dueDays', 'ownerName'] as const) {
    const was = before?.[key]
    if (JSON.stringify(was) !== JSON.stringify(setup[key])) change.note(key, was, setup[key])
  }
}
