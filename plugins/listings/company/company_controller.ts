import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { Database } from '#kernel/database/database'
import {
  answering,
  answeringList,
  answeringNothing,
  id,
  moment,
  ofType,
  text,
  whole,
  words,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { aRevision, aSaidText } from '#kernel/http/values'

import { CaseListLook } from '#plugins/cases/contract/list_look'
import SaveCompanyListing from '#plugins/listings/company/save_company_listing'
import type { ListingDesign } from '#plugins/listings/contract/design'
import { shippedDesigns } from '#plugins/listings/designs/shipped_designs'
import { namesOf } from '#plugins/listings/designs/shipped_names'
import {
  type CompanyListing,
  findCompanyListing,
  listCompanyListings,
} from '#plugins/listings/records/company_listings'
import { askedDesign } from '#plugins/listings/saving/asked_design'

const saved = { name: aSaidText(120), design: askedDesign() }
const created = vine.compile(vine.object(saved))
const changed = vine.compile(vine.object({ revision: aRevision(1), ...saved }))

const design = ofType('ListingDesign', 'plugins/listings/contract/design')
const row = {
  ...{ id, name: text, names: words, revision: whole, updatedByName: text, updatedAt: moment },
  ...{ grain: text, columnCount: whole },
}

/** Line listings that the company keeps for its projects, and what a project sees of them. */
@inject()
export default class CompanyController {
  static readonly takes = {
    list: { what: 'Line listings that the company keeps', answers: answeringList(row) },
    shipped: {
      what: 'Designs that come with the product, for the company',
      answers: answeringList({ key: text, name: words, design }),
    },
    offered: {
      what: 'Line listings of the company for a project to begin with',
      answers: answeringList({ id, name: text, names: words, design }),
    },
    show: { what: 'A line listing that the company keeps', answers: answering({ ...row, design }) },
    create: {
      what: 'Keep a line listing for the projects of the company',
      ...{ body: created, answers: answering({ id }) },
    },
    change: {
      what: 'Change a line listing that the company keeps',
      ...{ body: changed, answers: answering({ revision: whole }) },
    },
    remove: {
      what: 'Remove a line listing that the company keeps',
      ...{ body: null, answers: answeringNothing },
    },
  } satisfies Takes

  constructor(
    private saving: SaveCompanyListing,
    private database: Database,
    private forms: FormSchemas,
    private look: CaseListLook
  ) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'listings/list/listings', { place: 'company' })
  }

  /** One of them, with all that its designer needs. Refuses with 1005 one that is not there. */
  async one(ctx: HttpContext) {
    const found = await this.#find(ctx.params.companyListingId)
    return showScreen(ctx, 'listings/design/listing_design', {
      place: 'company',
      listing: { ...told(found), design: found.design, weeklyKind: null, isMyWeekly: false },
      listColumns: await this.look.everywhere(),
      catalogueHash: this.forms.hash,
    })
  }

  async list() {
    return ok((await this.database.readCompany(listCompanyListings)).map(told))
  }

  async shipped() {
    return ok(shippedDesigns)
  }

  async offered() {
    const found = await this.database.readCompany(listCompanyListings)
    return ok(
      found.map(({ id: of, name, design: kept }) => ({
        ...{ id: of, name, names: namesOf(name), design: kept },
      }))
    )
  }

  async show({ params }: HttpContext) {
    const found = await this.#find(params.companyListingId)
    return ok({ ...told(found), design: found.design })
  }

  async create(ctx: HttpContext) {
    const { body } = await hear(ctx, CompanyController.takes.create)
    return ok(await this.saving.create({ ...body, design: body.design as ListingDesign }))
  }

  async change(ctx: HttpContext) {
    const { body } = await hear(ctx, CompanyController.takes.change)
    const { revision, name, design: sent } = body
    const wish = { name, design: sent as ListingDesign }
    return ok(await this.saving.change(ctx.params.companyListingId, revision, wish))
  }

  async remove({ params }: HttpContext) {
    await this.saving.remove(params.companyListingId)
    return ok({})
  }

  #find(companyListingId: string) {
    return this.database.readCompany((trx) => findCompanyListing(trx, companyListingId))
  }
}

const told = ({ design: { grain, columns }, ...found }: CompanyListing) => ({
  ...found,
  ...{ names: namesOf(found.name), grain, columnCount: columns.length },
})
