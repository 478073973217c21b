import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import {
  answering,
  has,
  id,
  listOf,
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
import { aSaidText } from '#kernel/http/values'

import { ImportArticles } from '#plugins/literature/importing/import_articles'
import { wording } from '#plugins/literature/lang/server/wording'

const files = {
  name: 'file',
  which: wording('importing.choose_file'),
  largest: '50mb',
  wrong: (name: string) => wording('importing.wrong_type', { name }),
}
const problems = listOf(has({ line: whole, reason: words, taken: truth }))
const formats = [
  ...(['ris', 'nbib', 'pubmed_xml', 'endnote_xml', 'enw', 'noteexpress'] as const),
  ...(['cnki', 'refworks', 'bibtex', 'csv', 'html_table'] as const),
]

/** Files of articles, and the products that they are for. */
@inject()
export default class ImportController {
  static readonly takes = {
    preview: {
      what: 'Show what a file of articles holds, without saving it',
      files,
      answers: answering({
        format: oneOf(...formats),
        source: orNull(text),
        records: listOf(
          has({ line: whole, title: text, citation: text, retracted: truth, isKnown: truth })
        ),
        problems,
      }),
    },
    handle: {
      what: 'Take in a file of articles for a product',
      body: vine.compile(vine.object({ productId: vine.string().uuid() })),
      files,
      answers: answering({ found: whole, added: whole, known: whole, problems }),
    },
    addProduct: {
      what: 'Add a product that literature is searched for',
      body: vine.compile(vine.object({ name: aSaidText(200) })),
      answers: answering({ id }),
    },
  } satisfies Takes

  constructor(private importing: ImportArticles) {}

  async preview(ctx: HttpContext) {
    const { files: file } = await hear(ctx, ImportController.takes.preview)
    return ok(await this.importing.preview(file))
  }

  async handle(ctx: HttpContext) {
    const { files: file, body } = await hear(ctx, ImportController.takes.handle)
    return ok(await this.importing.handle(file, body.productId))
  }

  async addProduct(ctx: HttpContext) {
    const { body } = await hear(ctx, ImportController.takes.addProduct)
    return ok(await this.importing.addProduct(body.name))
  }
}
