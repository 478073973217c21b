import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { listQuery } from '#kernel/admin/list_query'
import { sendList } from '#kernel/admin/send_list'
import type { SentFile } from '#kernel/files/hear_files'
import {
  answering,
  answeringList,
  answeringNothing,
  byName,
  id,
  listOf,
  moment,
  oneOf,
  text,
  whole,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aSaidText } from '#kernel/http/values'

import { standardListFields, standardLists } from '#plugins/drugs/contract'
import { wording } from '#plugins/drugs/lang/server/wording'
import ActOnList from '#plugins/drugs/lists/act_on_list'
import LoadList, { type HandedList } from '#plugins/drugs/lists/load_list'
import { remarkAnswer } from '#plugins/drugs/tables/cell_remark'
import { StandardLists } from '#plugins/drugs/records/standard_lists'

/** Of one file so many problems are listed; who has mended them loads it again. */
const MOST_LISTED = 200

const columns = ['loadedAt', 'list', 'version', 'state', 'fileName', 'loadedByName'] as const
const filters = { list: standardListFields.list, state: standardListFields.state }
const choose = wording('list.choose')
const handedBody = vine.compile(
  vine.object({
    list: vine.enum(standardLists),
    version: aSaidText(standardListFields.version.max),
  })
)
const actBody = vine.compile(vine.object({ act: vine.enum(['retire', 'use'] as const) }))
const files = {
  name: 'terms',
  which: choose,
  largest: '10mb',
  endings: ['csv', 'txt', 'tsv'],
} as const

const loadedList = {
  id,
  revision: whole,
  list: oneOf(...standardLists),
  version: text,
  state: oneOf('active', 'retired'),
  fileName: text,
  sha256: text,
  loadedByName: text,
  counts: byName(whole),
  loadedAt: moment,
}

/** The lists of codes of the installation: looked at, loaded, taken out of use and back. */
@inject()
export default class ListController {
  static readonly takes = {
    preview: {
      what: 'Content of the file of a standard term list',
      files,
      body: handedBody,
      answers: answering({
        terms: whole,
        leftOut: whole,
        problems: listOf(remarkAnswer),
        problemCount: whole,
      }),
    },
    load: {
      what: 'Load and activate a standard term list',
      files,
      body: handedBody,
      answers: answeringNothing,
    },
    list: {
      what: 'List loaded standard term lists',
      list: listQuery(columns, filters),
      answers: answeringList(loadedList),
    },
    show: { what: 'One loaded standard term list', answers: answering(loadedList) },
    act: {
      what: 'Retire or reactivate a standard term list',
      body: actBody,
      answers: answeringNothing,
    },
  } satisfies Takes

  constructor(
    private lists: StandardLists,
    private loadList: LoadList,
    private actOnList: ActOnList
  ) {}

  async preview(ctx: HttpContext) {
    const handed = handedIn(await hear(ctx, ListController.takes.preview))
    const { terms, problems, leftOut } = this.loadList.read(handed)
    const listed = { problems: problems.slice(0, MOST_LISTED), problemCount: problems.length }
    return ok({ terms: terms.length, leftOut, ...listed })
  }

  async load(ctx: HttpContext) {
    await this.loadList.handle(handedIn(await hear(ctx, ListController.takes.load)))
    return ok({})
  }

  async list(ctx: HttpContext) {
    const { list: query } = await hear(ctx, ListController.takes.list)
    return sendList(ctx, 'standard_lists', query, await this.lists.list(query))
  }

  async show({ params }: HttpContext) {
    return ok(await this.lists.get(params.id))
  }

  async act(ctx: HttpContext) {
    const { body } = await hear(ctx, ListController.takes.act)
    await this.actOnList.handle(ctx.params.id, body.act)
    return ok({})
  }
}

interface Heard {
  readonly body: Pick<HandedList, 'list' | 'version'>
  readonly files: SentFile
}

const handedIn = ({ body, files: { name, bytes } }: Heard): HandedList => ({
  ...body,
  fileName: name,
  bytes,
})
