import { inject } from '@adonisjs/core'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'

import { CaseListLook } from '#plugins/cases/contract/list_look'
import { refuseUnsoundDesign } from '#plugins/listings/computing/refuse_unsound_design'
import type { ListingDesign } from '#plugins/listings/contract/design'
import {
  addCompanyListing,
  changeCompanyListing,
  type CompanyListingToSave,
  removeCompanyListing,
} from '#plugins/listings/records/company_listings'

const type = 'company_listing'

/** Keeps line listings that the company has for its projects to begin with. */
@inject()
export default class SaveCompanyListing {
  constructor(
    private changes: Changes,
    private look: CaseListLook,
    private forms: FormSchemas
  ) {}

  /** Refuses with 2017 a design that makes no sense in any project, with 2909 a name that is taken. */
  async create(wish: CompanyListingToSave): Promise<{ id: string }> {
    await this.#judge(wish.design)
    const id = newId()
    const act = { name: 'company_listing.created', subject: { type, id } } as const
    await this.changes.record(act, (change) => addCompanyListing(change, id, wish))
    return { id }
  }

  /** The same of one that is there; refuses what `changeCompanyListing` does. @returns its revision */
  async change(
    id: string,
    revision: number,
    wish: CompanyListingToSave
  ): Promise<{ revision: number }> {
    await this.#judge(wish.design)
    const act = { name: 'company_listing.changed', subject: { type, id } } as const
    return this.changes.record(act, async (change) => ({
      revision: await changeCompanyListing(change, id, revision, wish),
    }))
  }

  /** Refuses with 1005 one that is not there. */
  async remove(id: string): Promise<void> {
    const act = { name: 'company_listing.removed', subject: { type, id } } as const
    await this.changes.record(act, (change) => removeCompanyListing(change, id))
  }

  async #judge(design: ListingDesign): Promise<void> {
    const columns = await this.look.everywhere()
    const labels = new Map(columns.map(({ key, label }) => [key, label]))
    refuseUnsoundDesign(design, { catalogue: this.forms.catalogue, labels })
    await this.look.refuseSenseless(design.question)
  }
}
