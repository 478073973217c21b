import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'

import {
  previewAnswer,
  uploadAnswer,
  uploadShape,
  uploadOf,
} from '#plugins/coding/synonyms/upload/upload_of_request'
import UploadSynonyms from '#plugins/coding/synonyms/upload/upload_synonyms'

/** Lists of synonyms for the project: what they would do, and doing it. */
@inject()
export default class UploadController {
  static readonly takes = {
    preview: {
      what: 'What a list of synonyms would do to those of the project',
      ...uploadShape,
      answers: previewAnswer,
    },
    takeOver: {
      what: 'Import a list of synonyms, all of it or nothing',
      ...uploadShape,
      answers: uploadAnswer,
    },
  } satisfies Takes

  constructor(private upload: UploadSynonyms) {}

  async preview(ctx: HttpContext) {
    return ok(await this.upload.preview(await uploadOf(ctx)))
  }

  async takeOver(ctx: HttpContext) {
    return ok(await this.upload.takeOver(await uploadOf(ctx)))
  }
}
