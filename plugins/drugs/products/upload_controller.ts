import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { answering, listOf, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'

import { remarkAnswer } from '#plugins/drugs/tables/cell_remark'
import { wording } from '#plugins/drugs/lang/server/wording'
import UploadProducts from '#plugins/drugs/products/upload_products'

const choose = wording('upload.choose')
const files = {
  name: 'products',
  which: choose,
  largest: '5mb',
  endings: ['csv', 'txt', 'tsv'],
} as const

const outcome = answering({
  lines: whole,
  made: whole,
  changed: whole,
  same: whole,
  problems: listOf(remarkAnswer),
  problemCount: whole,
  warnings: listOf(remarkAnswer),
  warningCount: whole,
})

/** The products of a company from a file: looked at first, then taken over. */
@inject()
export default class UploadController {
  static readonly takes = {
    preview: {
      what: 'What importing products from a file would do, and what is wrong',
      files,
      answers: outcome,
    },
    take: { what: 'Import products from a file, all of them or none', files, answers: outcome },
  } satisfies Takes

  constructor(private upload: UploadProducts) {}

  async preview(ctx: HttpContext) {
    const { files: file } = await hear(ctx, UploadController.takes.preview)
    return ok(await this.upload.preview(file.bytes))
  }

  async take(ctx: HttpContext) {
    const { files: file } = await hear(ctx, UploadController.takes.take)
    return ok(await this.upload.handle(file.bytes))
  }
}
