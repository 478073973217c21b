import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'
import { peopleWith } from '#kernel/people/people_with'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { wording } from '#plugins/literature/lang/server/wording'
import { LiteratureProducts } from '#plugins/literature/records/literature_products'
import { type Task, Tasks } from '#plugins/literature/records/tasks'
import { allSources } from '#plugins/literature/sources/known_sources'
import { type Cycle, type Day, isDay } from '#plugins/literature/contract/cycle'

/** What somebody asks of a task. */
export interface AskedTask {
  readonly sources: readonly string[]
  readonly cycle: Cycle
  readonly dueDays: number
  readonly ownerId: string
}

/** Makes tasks, changes and pauses them. */
@inject()
export class SaveTask {
  constructor(
    private changes: Changes,
    private database: Database,
    private products: LiteratureProducts,
    private tasks: Tasks
  ) {}

  /** People of the project who may look after a task. */
  async people(): Promise<{ id: string; name: string }[]> {
    return this.database.read((trx) => peopleWith(trx, 'LITER_REPORT'))
  }

  /**
   * Refuses with 1005 an unknown product, with 2017 a day that does not exist, an unknown source or owner,
   * and a source that another task of the product searches.
   */
  async create(productId: string, anchor: Day, asked: AskedTask): Promise<{ id: string }> {
    await this.products.find(productId)
    if (!isDay(anchor)) throw refusal('anchor', wording('tasks.no_day'))
    const setup = await this.#setup(productId, asked)
    const id = newId()
    await this.changes.record(actOf(id, 'created'), async (change) => {
      await refuseClosedProject(change)
      await this.tasks.add(change, productId, anchor, setup)
    })
    return { id }
  }

  /** Refuses with 1006 where somebody else changed it since `revision`, and as `create` does. */
  async change(id: string, revision: number, asked: AskedTask): Promise<{ id: string }> {
    await this.changes.record(actOf(id, 'changed'), async (change) => {
      await refuseClosedProject(change)
      const task = await this.#hold(change, id, revision)
      await this.tasks.change(change, task, await this.#setup(task.productId, asked, id))
    })
    return { id }
  }

  /** Pauses a task, or has it go on. */
  async pause(id: string, revision: number, isPaused: boolean): Promise<{ id: string }> {
    const act = isPaused ? 'paused' : 'resumed'
    await this.changes.record(actOf(id, act), async (change) => {
      await refuseClosedProject(change)
      const task = await this.#hold(change, id, revision)
      if ((task.pausedAt !== null) === isPaused) throw new kernelErrors.E_DATA_STATUS()
      await this.tasks.pause(change, task, isPaused)
    })
    return { id }
  }

  async #hold(
    ...[change, id, revision]: [Parameters<Tasks['lock']>[0], string, number]
  ): Promise<Task> {
    const task = await this.tasks.lock(change, id)
    if (task.revision !== revision) throw new kernelErrors.E_DATA_STATUS()
    return task
  }

  async #setup(productId: string, { ownerId, ...asked }: AskedTask, taskId?: string) {
    const known = (await allSources()).map(({ name }) => name)
    const sources = known.filter((name) => asked.sources.includes(name))
    const wrong = asked.sources.find((name) => !known.includes(name))
    if (wrong !== undefined) throw refusal('sources', wording('tasks.no_source', { name: wrong }))
    await this.#refuseShared(productId, sources, taskId)
    const owner = (await this.people()).find(({ id }) => id === ownerId)
    if (!owner) throw refusal('ownerId', wording('tasks.no_owner'))
    return { ...asked, sources, ownerId, ownerName: owner.name }
  }

  /** One task searches a source for a product: windows of two would not follow each other. */
  async #refuseShared(productId: string, sources: readonly string[], taskId?: string) {
    const others = (await this.tasks.all()).filter(
      (task) => task.productId === productId && task.id !== taskId
    )
    const shared = sources.find((name) => others.some((task) => task.sources.includes(name)))
    if (shared === undefined) return
    const { label } = (await allSources()).find(({ name }) => name === shared)!
    throw refusal('sources', wording('tasks.shared', { source: label }))
  }
}

const actOf = (id: string, act: string) => ({
  ...{ name: `literature_task.${act}` as const, subject: { type: 'literature_task', id } },
})

function refusal(field: string, message: Words) {
  return new kernelErrors.E_PARAMETER({ detail: message, errors: [{ field, message }] })
}
