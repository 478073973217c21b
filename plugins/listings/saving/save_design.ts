import { inject } from '@adonisjs/core'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { createOnce } from '#kernel/http/idempotency/create_once'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { CaseListLook } from '#plugins/cases/contract/list_look'
import { CaseReading } from '#plugins/cases/contract/reading'
import { refuseUnsoundDesign } from '#plugins/listings/computing/refuse_unsound_design'
import type { ListingDesign } from '#plugins/listings/contract/design'
import {
  addDesign,
  changeDesign,
  type DesignToSave,
  lockDesign,
  removeDesign,
} from '#plugins/listings/records/designs'
import { setWeekly, type WeeklyFile } from '#plugins/listings/records/weekly'

/** Saves designs of line listings, changes them and takes them away. */
@inject()
export default class SaveDesign {
  constructor(
    private changes: Changes,
    private reading: CaseReading,
    private look: CaseListLook,
    private forms: FormSchemas
  ) {}

  /** Refuses with 2017 a design that makes no sense, with 2909 a name that is taken. */
  async create(wish: DesignToSave, key?: string): Promise<{ id: string }> {
    await this.#judge(wish.design)
    const request = { key, request: wish }
    return createOnce(this.changes, 'listing_design.saved', request, async (open) => {
      const id = newId()
      const change = open({ name: 'listing_design.saved', subject: { type: 'listing_design', id } })
      await refuseClosedProject(change)
      await addDesign(change, id, wish)
      return { id }
    })
  }

  /** The same of one that is there; refuses what `lockDesign` does. @returns its revision */
  async change(
    id: string,
    revision: number,
    wish: Pick<DesignToSave, 'name' | 'design'>
  ): Promise<{ revision: number }> {
    await this.#judge(wish.design)
    const act = { name: 'listing_design.changed', subject: { type: 'listing_design', id } } as const
    return this.changes.record(act, async (change) => {
      const row = await lockDesign(change, id, revision)
      await refuseClosedProject(change)
      return { revision: await changeDesign(change, row, wish) }
    })
  }

  /** Refuses what `lockDesign` does. */
  async remove(id: string): Promise<void> {
    const act = { name: 'listing_design.removed', subject: { type: 'listing_design', id } } as const
    await this.changes.record(act, async (change) => {
      await removeDesign(change, await lockDesign(change, id))
    })
  }

  /** What the actor gets by mail every Monday; null ends it. Refuses with 1005 one that is not there. */
  async send(id: string, weekly: WeeklyFile | null): Promise<void> {
    const act = {
      name: 'listing_design.scheduled',
      subject: { type: 'listing_design', id },
    } as const
    await this.changes.record(act, async (change) => {
      const row = await lockDesign(change, id)
      await refuseClosedProject(change)
      await setWeekly(change, id, weekly)
      change.note('weekly', row.weekly?.kind, weekly?.kind)
    })
  }

  /** Whoever could not ask for it could not save it. */
  async #judge(design: ListingDesign): Promise<void> {
    const { columns } = await this.look.current()
    const labels = new Map(columns.map(({ key, label }) => [key, label]))
    refuseUnsoundDesign(design, { catalogue: this.forms.catalogue, labels })
    const { conditions, anyRow } = design.question
    await this.reading.query({ conditions, anyRow, page: 1, pageSize: 20 })
  }
}
