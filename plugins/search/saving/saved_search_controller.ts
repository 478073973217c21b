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
  truth,
  whole,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { aRevision, aSaidText, aTruth } from '#kernel/http/values'
import { currentActor, currentScope } from '#kernel/tenancy/actor'
import { caseCounts } from '#kernel/tenancy/limits/count_cases'

import { askedAnyRow, askedConditions } from '#plugins/cases/contract/takes_conditions'
import { CaseListLook } from '#plugins/cases/contract/list_look'
import { CaseReading } from '#plugins/cases/contract/reading'
import { listSearches, type SearchRow } from '#plugins/search/records/saved_searches'
import SaveSearch from '#plugins/search/saving/save_search'

/** Letters of the name of a search. */
const LONGEST_NAME = 60

const wish = () => ({
  name: aSaidText(LONGEST_NAME),
  isShared: aTruth(),
  question: vine.object({ conditions: askedConditions(), anyRow: askedAnyRow() }),
})

const saved = vine.compile(vine.object(wish()))
const changed = vine.compile(vine.object({ revision: aRevision(1), ...wish() }))

const answer = {
  id,
  name: text,
  isShared: truth,
  isMine: truth,
  ownerName: text,
  question: ofType('Question', 'plugins/cases/contract/condition'),
  revision: whole,
  updatedAt: moment,
}

/** The screen of the advanced search, and the searches that people save. */
@inject()
export default class SavedSearchController {
  static readonly takes = {
    list: { what: 'List saved searches', answers: answeringList(answer) },
    create: { what: 'Save a search', body: saved, isRepeatable: true, answers: answering({ id }) },
    change: { what: 'Change a saved search', body: changed, answers: answeringNothing },
    remove: { what: 'Remove a saved search', body: null, answers: answeringNothing },
  } satisfies Takes

  constructor(
    private searches: SaveSearch,
    private database: Database,
    private forms: FormSchemas,
    private look: CaseListLook,
    private reading: CaseReading
  ) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'search/search/advanced_search', {
      look: await this.look.current(),
      caseCount: await this.#countCases(),
      catalogueHash: this.forms.hash,
    })
  }

  /** How many cases a search looks through; where there are many, as many as were made. */
  async #countCases(): Promise<number> {
    const { total, totalIsLowerBound } = await this.reading.query({ page: 1, pageSize: 20 })
    if (!totalIsLowerBound) return total
    const { projectId, environment } = currentScope()
    return (await caseCounts([projectId])).get(projectId)![environment]
  }

  async list() {
    return ok((await this.database.read(listSearches)).map(told))
  }

  async create(ctx: HttpContext) {
    const { body } = await hear(ctx, SavedSearchController.takes.create)
    return ok(await this.searches.create(body, ctx.request.header('idempotency-key')))
  }

  async change(ctx: HttpContext) {
    const { revision, ...body } = (await hear(ctx, SavedSearchController.takes.change)).body
    await this.searches.change(ctx.params.searchId, revision, body)
    return ok({})
  }

  async remove({ params }: HttpContext) {
    await this.searches.remove(params.searchId)
    return ok({})
  }
}

const told = (row: SearchRow) => {
  const { id: rowId, name, isShared, ownerName, question, revision, updatedAt } = row
  const isMine = row.ownerId === currentActor().userId
  return { id: rowId, name, isShared, isMine, ownerName, question, revision, updatedAt }
}
