import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { Changes } from '#kernel/changes/changes'
import { sendFile } from '#kernel/files/send_file'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { languageOf } from '#kernel/language/language_of'

import { MakeSheet } from '#plugins/literature/sheet/make_sheet'
import { SheetFiles, sheetKinds, sheetMediaTypes } from '#plugins/literature/sheet/sheet_files'

const body = vine.compile(
  vine.object({ productId: vine.string().uuid(), kind: vine.enum(sheetKinds) })
)

const files = new SheetFiles()

/** Gives out what was searched and decided for a product. */
@inject()
export default class SheetController {
  static readonly takes = {
    handle: {
      what: 'Download the searches and decisions of a product, as XLSX or PDF',
      body,
      file: 'application/octet-stream',
    },
  } satisfies Takes

  constructor(
    private changes: Changes,
    private sheets: MakeSheet
  ) {}

  async handle(ctx: HttpContext) {
    const { body: heard } = await hear(ctx, SheetController.takes.handle)
    const { productId, kind } = heard
    const language = languageOf(ctx)
    const sheet = await this.sheets.handle(productId, language)
    const subject = { type: 'literature_product', id: productId } as const
    await this.changes.record({ name: 'literature_sheet.downloaded', subject }, async (change) => {
      change.note('file', undefined, kind)
      change.note('found', undefined, sheet.counts.found)
    })
    const bytes = await files.write(kind, sheet, language)
    const name = `literature_${sheet.product}.${kind}`
    return sendFile(ctx, { name, mediaType: sheetMediaTypes[kind], bytes })
  }
}
