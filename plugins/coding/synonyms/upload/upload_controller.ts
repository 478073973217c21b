import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'

import { takenList } from '#plugins/coding/synonyms/upload/list_of_request'
import { uploadOf, uploadQuery } from '#plugins/coding/synonyms/upload/upload_of_request'
import UploadSynonyms from '#plugins/coding/synonyms/upload/upload_synonyms'

/** Lists of synonyms for the project: what they would do, and doing it. */
@inject()
export default class UploadController {
  static readonly takes: Takes = {
    preview: {
      what: 'What a list of synonyms would do to those of the project',
      query: uploadQuery,
      files: takenList,
    },
    takeOver: {
      what: 'Take over a list of synonyms, all of it or nothing',
      query: uploadQuery,
      files: takenList,
    },
  }

  constructor(private upload: UploadSynonyms) {}

  async preview({ request }: HttpContext) {
    return ok(await this.upload.preview(await uploadOf(request)))
  }

  async takeOver({ request }: HttpContext) {
    return ok(await this.upload.takeOver(await uploadOf(request)))
  }
}
