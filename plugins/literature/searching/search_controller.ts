import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import {
  answering,
  answeringList,
  answeringNothing,
  day,
  has,
  id,
  listOf,
  moment,
  oneOf,
  orNull,
  text,
  truth,
  whole,
  words,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { askedPage, aWholeNumber } from '#kernel/http/values'
import { Database } from '#kernel/database/database'

import { searchKinds, tryActs } from '#plugins/literature/contract/search'
import { wording } from '#plugins/literature/lang/server/wording'
import {
  findSearch,
  listSearches,
  triesOf,
  uploadsDue,
} from '#plugins/literature/records/search_rows'
import { SettleSearch } from '#plugins/literature/searching/settle_search'
import { GiveExport } from '#plugins/literature/uploads/give_export'
import { windowStates } from '#plugins/literature/contract/window'

const MOST_HITS = 1_000_000

const search = {
  ...{ id, taskId: id, productId: id, productName: text, source: text },
  ...{ kind: oneOf(...searchKinds), from: day, to: day, state: oneOf(...windowStates) },
  ...{ strategyVersion: whole, expression: text, due: orNull(day), counted: orNull(whole) },
  ...{ got: orNull(whole), fresh: orNull(whole), reason: orNull(words), nextTry: orNull(moment) },
  ...{ ownerId: id, ownerName: text, fileName: orNull(text), doneByName: orNull(text) },
  ...{ doneAt: orNull(moment), createdAt: moment },
}

const query = vine.compile(
  vine.object({
    ...askedPage(),
    kind: vine.enum(searchKinds).optional(),
    state: vine.enum(windowStates).optional(),
    productId: vine.string().uuid().optional(),
    source: vine.string().maxLength(40).optional(),
  })
)

const counts = vine.compile(
  vine.object({
    counted: aWholeNumber().range([0, MOST_HITS]).optional(),
    coveredTo: vine.string().maxLength(10).optional(),
  })
)

const given = answering({
  found: whole,
  fresh: whole,
  isCovered: truth,
  problems: listOf(has({ line: whole, reason: words, taken: truth })),
})

/** Searches: windows of days of a source, and what became of them. */
@inject()
export default class SearchController {
  static readonly takes = {
    list: {
      what: 'List searches of literature, the latest first',
      query,
      answers: answering({ rows: listOf(has(search)), total: whole }),
    },
    due: { what: 'List searches whose export a person gives in', answers: answeringList(search) },
    show: {
      what: 'Show a search with each try',
      answers: answering({
        search: has(search),
        tries: listOf(
          has({
            ...{ seq: whole, act: oneOf(...tryActs), at: moment, actorName: text },
            ...{ sentence: words, code: orNull(whole), counted: orNull(whole), got: orNull(whole) },
          })
        ),
      }),
    },
    again: {
      what: 'Ask the source of a search again, at once',
      body: null,
      answers: answeringNothing,
    },
    give: {
      what: 'Give a search to someone else',
      body: vine.compile(vine.object({ ownerId: vine.string().uuid() })),
      answers: answeringNothing,
    },
    upload: {
      what: 'Give in the export of a database for the days of a search',
      body: counts,
      files: {
        name: 'file',
        which: wording('uploads.choose'),
        largest: '50mb',
      },
      answers: given,
    },
    empty: {
      what: 'Say that the database found nothing in the days of a search',
      body: vine.compile(vine.object({ coveredTo: vine.string().maxLength(10).optional() })),
      answers: given,
    },
  } satisfies Takes

  constructor(
    private database: Database,
    private settling: SettleSearch,
    private giving: GiveExport
  ) {}

  async list(ctx: HttpContext) {
    const { query: heard } = await hear(ctx, SearchController.takes.list)
    const { page = 1, pageSize: count = 20, ...asked } = heard
    const part = { from: (page - 1) * count, count }
    return ok(await this.database.read((trx) => listSearches(trx, asked, part)))
  }

  async due(ctx: HttpContext) {
    await hear(ctx, SearchController.takes.due)
    return ok(await this.database.read(uploadsDue))
  }

  async show(ctx: HttpContext) {
    await hear(ctx, SearchController.takes.show)
    return ok(
      await this.database.read(async (trx) => {
        const found = await findSearch(trx, ctx.params.literatureSearchId)
        return { search: found, tries: await triesOf(trx, found.id) }
      })
    )
  }

  async again(ctx: HttpContext) {
    await hear(ctx, SearchController.takes.again)
    await this.settling.again(ctx.params.literatureSearchId)
    return ok({})
  }

  async give(ctx: HttpContext) {
    const { body } = await hear(ctx, SearchController.takes.give)
    await this.settling.give(ctx.params.literatureSearchId, body.ownerId)
    return ok({})
  }

  async upload(ctx: HttpContext) {
    const { body, files } = await hear(ctx, SearchController.takes.upload)
    const { name: fileName, bytes } = files
    return ok(await this.giving.handle(ctx.params.literatureSearchId, { fileName, bytes }, body))
  }

  async empty(ctx: HttpContext) {
    const { body } = await hear(ctx, SearchController.takes.empty)
    return ok(await this.giving.handle(ctx.params.literatureSearchId, null, body))
  }
}
