import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import {
  answering,
  answeringList,
  has,
  listOf,
  oneOf,
  orNull,
  text,
  truth,
  whole,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'

import { DrugDictionary, drugHitGroups } from '#plugins/drugs/contract'
import { drugAnswer } from '#plugins/drugs/search/drug_answer'

const findQuery = vine.compile(vine.object({ text: vine.string().trim().maxLength(250) }))

/** Drugs of the dictionaries: by text, one by its code. */
@inject()
export default class DrugController {
  static readonly takes = {
    sources: {
      what: 'Drug dictionaries that can be looked into',
      answers: answeringList({
        source: oneOf('products', 'whodrug'),
        version: orNull(text),
        entries: whole,
      }),
    },
    find: {
      what: 'Find drugs by name, substance, authorisation number or ATC',
      query: findQuery,
      answers: answering({
        groups: listOf(
          has({
            group: oneOf(...drugHitGroups),
            total: whole,
            totalIsLowerBound: truth,
            entries: listOf(has(drugAnswer)),
          })
        ),
      }),
    },
    product: { what: 'One product of the company', answers: answering(drugAnswer) },
  } satisfies Takes

  constructor(private dictionary: DrugDictionary) {}

  async sources() {
    return ok(await this.dictionary.sources())
  }

  async find(ctx: HttpContext) {
    const { query } = await hear(ctx, DrugController.takes.find)
    return ok({ groups: await this.dictionary.find(query.text) })
  }

  async product({ params }: HttpContext) {
    const entry = await this.dictionary.entry('products', params.productCode)
    if (!entry) throw new kernelErrors.E_DATA_NOT_FOUND()
    return ok(entry)
  }
}
