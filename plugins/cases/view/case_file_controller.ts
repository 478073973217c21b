import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { fileLeavesIn } from '#kernel/content/file_leaves'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { Files } from '#kernel/files/files'
import { sendFile } from '#kernel/files/send_file'

import { CaseRecords } from '#plugins/cases/contract'

/** Gives a document of a case as a file to save, never to be shown by the browser. */
@inject()
export default class CaseFileController {
  constructor(
    private records: CaseRecords,
    private files: Files
  ) {}

  async handle(ctx: HttpContext) {
    const { content } = await this.records.get(ctx.params.caseId)
    const leaf = [...fileLeavesIn(content)].find(({ file }) => file === ctx.params.sha256)
    if (!leaf) throw new kernelErrors.E_DATA_NOT_FOUND()
    const kept = await this.files.get(leaf.file)
    const bytes = await this.files.read(kept)
    return sendFile(ctx, { name: kept.name, mediaType: kept.mediaType, bytes })
  }
}
