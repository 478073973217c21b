import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { createOnce } from '#kernel/http/idempotency/create_once'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { CaseReading } from '#plugins/cases/contract/reading'
import {
  addSearch,
  changeSearch,
  lockSearch,
  removeSearch,
  type SearchToSave,
} from '#plugins/search/records/saved_searches'

/** Saves searches of the actor, changes them and takes them away. */
@inject()
export default class SaveSearch {
  constructor(
    private changes: Changes,
    private reading: CaseReading
  ) {}

  /** Refuses with 2017 a question that the list would not take, with 30018 a name that is taken. */
  async create(wish: SearchToSave, key: string | undefined): Promise<{ id: string }> {
    await this.#ask(wish)
    const request = { key, request: wish }
    return createOnce(this.changes, 'case_search.saved', request, async (open) => {
      const id = newId()
      const change = open({ name: 'case_search.saved', subject: { type: 'case_search', id } })
      await refuseClosedProject(change)
      await addSearch(change, id, wish)
      return { id }
    })
  }

  /** The same of a search that is there; refuses what `lockSearch` does. */
  async change(id: string, revision: number, wish: SearchToSave): Promise<void> {
    await this.#ask(wish)
    const act = { name: 'case_search.changed', subject: { type: 'case_search', id } } as const
    await this.changes.record(act, async (change) => {
      await changeSearch(change, await lockSearch(change, id, revision), wish)
    })
  }

  /** Refuses what `lockSearch` does. */
  async remove(id: string): Promise<void> {
    const act = { name: 'case_search.removed', subject: { type: 'case_search', id } } as const
    await this.changes.record(act, async (change) => {
      await removeSearch(change, await lockSearch(change, id))
    })
  }

  /** Whoever could not ask it could not save it. */
  async #ask({ question }: SearchToSave): Promise<void> {
    await this.reading.query({ ...question })
  }
}
