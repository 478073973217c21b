import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { tooLarge } from '#kernel/files/checks/check_upload'
import { ATTACHMENT_MAX_KB, ATTACHMENT_TYPES } from '#kernel/files/checks/file_kinds'
import { answering, text, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'

import UploadDocument from '#plugins/cases/documents/upload_document'
import { wording } from '#plugins/cases/lang/server/wording'

const MOST_LETTERS = 200

const choose = wording('upload_document.choose', {
  attachment_types: ATTACHMENT_TYPES,
  attachment_max_kb: ATTACHMENT_MAX_KB,
})

@inject()
export default class UploadDocumentController {
  static readonly takes = {
    handle: {
      what: 'Keep a document for a case',
      files: {
        name: 'document',
        which: choose,
        largest: `${ATTACHMENT_MAX_KB}kb`,
        wrong: (name) => tooLarge(name, ATTACHMENT_MAX_KB).detail,
        mayBeEmpty: true,
      },
      answers: answering({ file: text, name: text, mediaType: text, size: whole }),
    },
  } satisfies Takes

  constructor(private uploadDocument: UploadDocument) {}

  async handle(ctx: HttpContext) {
    const { files: file } = await hear(ctx, UploadDocumentController.takes.handle)
    if (file.name.length > MOST_LETTERS) throw new kernelErrors.E_PARAMETER({ detail: nameTooLong })
    return ok(await this.uploadDocument.handle(ctx.params.caseId, file))
  }
}

const nameTooLong = wording('upload_document.name_too_long', { most_letters: MOST_LETTERS })
