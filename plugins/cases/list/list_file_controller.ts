import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { sendStream } from '#kernel/files/send_file'
import { tableKinds, tableWriters } from '#kernel/files/write_table'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { languageOf } from '#kernel/language/language_of'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { chosenBy, takesChosenCases } from '#plugins/cases/contract/takes_chosen_cases'
import ListFile from '#plugins/cases/list/list_file'

const body = vine.compile(
  vine.object({
    ...takesChosenCases,
    kind: vine.enum(tableKinds),
    /** Keys of columns, as `GET /cases` answers them. */
    columns: vine.array(vine.string().maxLength(60)).maxLength(100).optional(),
  })
)

/** Gives cases of the list as a file for spreadsheets. */
@inject()
export default class ListFileController {
  static readonly takes = {
    handle: {
      what: 'Download cases as the list shows them, as XLSX or CSV',
      body,
      file: 'application/octet-stream',
    },
  } satisfies Takes

  constructor(private listFile: ListFile) {}

  async handle(ctx: HttpContext) {
    const { body: sent } = await hear(ctx, ListFileController.takes.handle)
    const { kind, columns, ...chosen } = sent
    const asked = { kind, columns, language: languageOf(ctx) }
    const stream = await this.listFile.handle(chosenBy(chosen), asked)
    const { code } = await projectAtHand()
    const { mediaType } = tableWriters[kind]
    return sendStream(ctx, { name: `${code}_cases.${kind}`, mediaType, stream })
  }
}
