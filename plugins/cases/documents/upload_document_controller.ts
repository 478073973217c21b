import { readFile } from 'node:fs/promises'

import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { tooLarge } from '#kernel/files/checks/check_upload'
import { ATTACHMENT_MAX_KB, ATTACHMENT_TYPES } from '#kernel/files/checks/file_kinds'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'

import UploadDocument from '#plugins/cases/documents/upload_document'

const MOST_LETTERS = 200

@inject()
export default class UploadDocumentController {
  static readonly takes = {
    handle: {
      what: 'Keep a document for a case',
      files: {
        name: 'document',
        which: `${ATTACHMENT_TYPES.join(', ')}; at most ${ATTACHMENT_MAX_KB} KB.`,
      },
    },
  } satisfies Takes

  constructor(private uploadDocument: UploadDocument) {}

  async handle({ params, request }: HttpContext) {
    const file = request.file('document', { size: `${ATTACHMENT_MAX_KB}kb` })
    if (!file?.tmpPath) throw new kernelErrors.E_PARAMETER({ detail: choose })
    // Old browsers tell the folder, too.
    const name = file.clientName.split(/[\\/]/).at(-1)!
    if (name.length > MOST_LETTERS) throw new kernelErrors.E_PARAMETER({ detail: nameTooLong })
    // A file that is too large is never read into memory.
    if (file.errors.some(({ type }) => type === 'size')) {
      throw new kernelErrors.E_UPLOAD_TYPE({ detail: tooLarge(name, ATTACHMENT_MAX_KB).detail })
    }
    const bytes = await readFile(file.tmpPath)
    return ok(await this.uploadDocument.handle(params.caseId, { name, bytes }))
  }
}

const choose = { en: 'Choose a document.', zh: '请选择文件。' }

const nameTooLong = {
  en: `The name of the file has more than ${MOST_LETTERS} letters.`,
  zh: `文件名超过 ${MOST_LETTERS} 个字符。`,
}
