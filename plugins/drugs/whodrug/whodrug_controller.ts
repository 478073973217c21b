import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { answering, byName, orNull, text, truth } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { objectOf, type Takes } from '#kernel/http/takes'

import { DrugDictionary } from '#plugins/drugs/contract'
import { formats } from '#plugins/drugs/whodrug/layout/layout'
import { shippedLayouts } from '#plugins/drugs/whodrug/layout/read_layout'
import { drugAnswer } from '#plugins/drugs/search/drug_answer'

/** What a person has to know of a file; its columns are for the reader. */
const shippedFile = { ...objectOf({ file: text, isVerified: truth }) }
const layoutPath = vine.compile(vine.object({ format: vine.enum(formats) }))

/** Products of WHODrug, and the layouts of its files that come with Pharos. */
@inject()
export default class WhodrugController {
  static readonly takes = {
    product: { what: 'One product of WHODrug by its code', answers: answering(drugAnswer) },
    layout: {
      what: 'Layout of a format of WHODrug',
      path: layoutPath,
      answers: answering({ format: text, separator: orNull(text), files: byName(shippedFile) }),
    },
  } satisfies Takes

  constructor(private dictionary: DrugDictionary) {}

  async product({ params }: HttpContext) {
    const entry = await this.dictionary.entry('whodrug', params.drug)
    if (!entry) throw new kernelErrors.E_DATA_NOT_FOUND()
    return ok(entry)
  }

  async layout(ctx: HttpContext) {
    const { path: asked } = await hear(ctx, WhodrugController.takes.layout)
    return ok(shippedLayouts[asked.format])
  }
}
