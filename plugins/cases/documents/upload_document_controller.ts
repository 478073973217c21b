import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { answering, text, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'

import { acceptedDocument, refuseLongName } from '#plugins/cases/documents/accepted_document'
import UploadDocument from '#plugins/cases/documents/upload_document'

@inject()
export default class UploadDocumentController {
  static readonly takes = {
    handle: {
      what: 'Keep a document for a case',
      files: acceptedDocument,
      answers: answering({ file: text, name: text, mediaType: text, size: whole }),
    },
  } satisfies Takes

  constructor(private uploadDocument: UploadDocument) {}

  async handle(ctx: HttpContext) {
    const { files: file } = await hear(ctx, UploadDocumentController.takes.handle)
    refuseLongName(file)
    return ok(await this.uploadDocument.handle(ctx.params.caseId, file))
  }
}
