import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, byName, has, listOf, text, truth, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aTruth, aWholeNumber } from '#kernel/http/values'
import { columnWidths } from '#kernel/people/lists/column_wish'
import { KeepListColumns } from '#kernel/people/lists/keep_list_columns'

const { least, most } = columnWidths

const listName = vine.compile(vine.object({ list: vine.string().regex(/^[a-z][a-z0-9_-]{0,39}$/) }))
const wishes = vine.compile(
  vine.object({
    columns: vine
      .array(
        vine.object({
          key: vine.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/),
          isShown: aTruth(),
          width: aWholeNumber().range([least, most]).optional(),
        })
      )
      .distinct('key')
      .maxLength(100),
  })
)

const wish = has({ 'key': text, 'isShown': truth, 'width?': whole })
/** Of all lists of the person, by name. */
const columnsAnswer = answering({ lists: byName(listOf(wish)) })

/** Which columns a person sees of a list, in which order and how wide. */
@inject()
export default class ListColumnsController {
  static readonly takes = {
    keep: {
      what: 'Choose the columns of a list',
      path: listName,
      body: wishes,
      answers: columnsAnswer,
    },
    forget: {
      what: 'See the usual columns of a list',
      path: listName,
      body: null,
      answers: columnsAnswer,
    },
  } satisfies Takes

  constructor(private columns: KeepListColumns) {}

  async keep(ctx: HttpContext) {
    const { path, body } = await hear(ctx, ListColumnsController.takes.keep)
    return ok({ lists: await this.columns.handle(personOf(ctx), path.list, body.columns) })
  }

  async forget(ctx: HttpContext) {
    const { path } = await hear(ctx, ListColumnsController.takes.forget)
    return ok({ lists: await this.columns.handle(personOf(ctx), path.list, null) })
  }
}

const personOf = ({ actor }: HttpContext) => ({ ...actor!, userId: actor!.userId! })
