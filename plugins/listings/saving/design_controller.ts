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
  listOf,
  moment,
  ofType,
  orNull,
  text,
  truth,
  whole,
  words,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { aRevision, aSaidText, askedPage, aTruth } from '#kernel/http/values'
import { languageOf } from '#kernel/language/language_of'
import { currentActor } from '#kernel/tenancy/actor'

import { CaseListLook } from '#plugins/cases/contract/list_look'
import type { ListingDesign } from '#plugins/listings/contract/design'
import { encodings, fileKinds } from '#plugins/listings/contract/listing_files'
import { shippedDesigns } from '#plugins/listings/designs/shipped_designs'
import { namesOf } from '#plugins/listings/designs/shipped_names'
import {
  type DesignRow,
  findDesign,
  listDesigns,
  listVersions,
} from '#plugins/listings/records/designs'
import { askedDesign } from '#plugins/listings/saving/asked_design'
import SaveDesign from '#plugins/listings/saving/save_design'
import ShowRows from '#plugins/listings/saving/show_rows'

const name = () => aSaidText(120)
const design = ofType('ListingDesign', 'plugins/listings/contract/design')

const listed = vine.compile(vine.object({ isTemplate: aTruth().optional() }))
const saved = vine.compile(
  vine.object({ name: name(), isTemplate: aTruth(), design: askedDesign() })
)
const changed = vine.compile(
  vine.object({ revision: aRevision(1), name: name(), design: askedDesign() })
)
const asked = vine.compile(vine.object({ ...askedPage(), design: askedDesign() }))
const weekly = vine.compile(
  vine.object({
    /** Nothing is sent any longer when it is absent. */
    weekly: vine
      .object({ kind: vine.enum(fileKinds), encoding: vine.enum(encodings).optional() })
      .optional(),
  })
)

const row = {
  ...{ id, name: text, names: words, isTemplate: truth, revision: whole, updatedByName: text },
  ...{ updatedAt: moment, grain: text, columnCount: whole, weeklyKind: orNull(text) },
  ...{ weeklyByName: orNull(text), isMyWeekly: truth },
}
const version = { revision: whole, name: text, design, savedByName: text, savedAt: moment }

/** The screens of line listings, their designs and the rows that these show. */
@inject()
export default class DesignController {
  static readonly takes = {
    list: { what: 'List designs of line listings', query: listed, answers: answeringList(row) },
    shipped: {
      what: 'Designs of line listings that come with the product',
      answers: answeringList({ key: text, name: words, design }),
    },
    show: { what: 'A design of a line listing', answers: answering({ ...row, design }) },
    create: {
      what: 'Save a design of a line listing',
      ...{ body: saved, isRepeatable: true, answers: answering({ id }) },
    },
    change: {
      what: 'Change a design of a line listing',
      ...{ body: changed, answers: answering({ revision: whole }) },
    },
    remove: {
      what: 'Remove a design of a line listing',
      ...{ body: null, answers: answeringNothing },
    },
    versions: { what: 'Revisions of a design', answers: answeringList(version) },
    weekly: {
      what: 'Send a line listing every Monday',
      ...{ body: weekly, answers: answeringNothing },
    },
    rows: {
      what: 'A page of the rows that a design shows, of the first 500 cases',
      body: asked,
      answers: answering({
        heads: listOf(ofType('ListedHead', 'plugins/listings/contract/case_listings')),
        rows: listOf(ofType('ListedLine', 'plugins/listings/contract/case_listings')),
        ...{ total: whole, cases: whole, readCases: whole, nullified: whole, ms: whole },
      }),
    },
  } satisfies Takes

  constructor(
    private designs: SaveDesign,
    private shownRows: ShowRows,
    private database: Database,
    private forms: FormSchemas,
    private look: CaseListLook
  ) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'listings/list/listings', { place: 'project' })
  }

  async templates(ctx: HttpContext) {
    return showScreen(ctx, 'listings/list/listings', { place: 'templates' })
  }

  /** One of them, with all that its designer needs. Refuses with 1005 one that is not there. */
  async one(ctx: HttpContext) {
    const found = await this.database.read((trx) => findDesign(trx, ctx.params.designId))
    const { columns } = await this.look.current()
    return showScreen(ctx, 'listings/design/listing_design', {
      place: found.isTemplate ? 'templates' : 'project',
      listing: { ...told(found), design: found.design },
      listColumns: columns.map(({ key, label }) => ({ key, label })),
      catalogueHash: this.forms.hash,
    })
  }

  async list(ctx: HttpContext) {
    const { query } = await hear(ctx, DesignController.takes.list)
    const found = await this.database.read((trx) => listDesigns(trx, query.isTemplate ?? false))
    return ok(found.map(told))
  }

  async shipped() {
    return ok(shippedDesigns)
  }

  async show({ params }: HttpContext) {
    const found = await this.database.read((trx) => findDesign(trx, params.designId))
    return ok({ ...told(found), design: found.design })
  }

  async create(ctx: HttpContext) {
    const { body } = await hear(ctx, DesignController.takes.create)
    const wish = { ...body, design: body.design as ListingDesign }
    return ok(await this.designs.create(wish, ctx.request.header('idempotency-key')))
  }

  async change(ctx: HttpContext) {
    const { body } = await hear(ctx, DesignController.takes.change)
    const { revision, name: named, design: sent } = body
    const wish = { name: named, design: sent as ListingDesign }
    return ok(await this.designs.change(ctx.params.designId, revision, wish))
  }

  async remove({ params }: HttpContext) {
    await this.designs.remove(params.designId)
    return ok({})
  }

  async versions({ params }: HttpContext) {
    return ok(
      await this.database.read(async (trx) => {
        const { id: designId } = await findDesign(trx, params.designId)
        return listVersions(trx, designId)
      })
    )
  }

  async weekly(ctx: HttpContext) {
    const { body } = await hear(ctx, DesignController.takes.weekly)
    const wish = body.weekly && {
      ...{ kind: body.weekly.kind, encoding: body.weekly.encoding ?? 'utf-8' },
      language: languageOf(ctx),
    }
    await this.designs.send(ctx.params.designId, wish ?? null)
    return ok({})
  }

  async rows(ctx: HttpContext) {
    const { body } = await hear(ctx, DesignController.takes.rows)
    const { design: sent, page = 1, pageSize = 50 } = body
    const part = { language: languageOf(ctx), page, pageSize }
    return ok(await this.shownRows.handle(sent as ListingDesign, part))
  }
}

const told = ({ design: { grain, columns }, weekly: sent, weeklyBy, ...found }: DesignRow) => ({
  ...{ id: found.id, name: found.name, isTemplate: found.isTemplate, revision: found.revision },
  ...{ updatedByName: found.updatedByName, updatedAt: found.updatedAt, grain },
  ...{ names: namesOf(found.name), columnCount: columns.length, weeklyKind: sent?.kind ?? null },
  ...{ weeklyByName: found.weeklyByName, isMyWeekly: weeklyBy === currentActor().userId },
})
