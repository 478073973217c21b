import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'

import UploadIntoList from '#plugins/coding/synonyms/lists/upload_into_list'
import {
  previewAnswer,
  uploadAnswer,
  uploadShape,
  uploadOf,
} from '#plugins/coding/synonyms/upload/upload_of_request'

/** What files bring into the lists of synonyms of the installation. */
@inject()
export default class ListUploadController {
  static readonly takes = {
    preview: {
      what: 'What a file would do to a list of synonyms',
      ...uploadShape,
      answers: previewAnswer,
    },
    takeOver: {
      what: 'Import a file into a list of synonyms',
      ...uploadShape,
      answers: uploadAnswer,
    },
  } satisfies Takes

  constructor(private upload: UploadIntoList) {}

  async preview(ctx: HttpContext) {
    return ok(await this.upload.preview(await this.#read(ctx)))
  }

  async takeOver(ctx: HttpContext) {
    return ok(await this.upload.takeOver(await this.#read(ctx)))
  }

  async #read(ctx: HttpContext) {
    return { ...(await uploadOf(ctx)), approve: true, listId: String(ctx.params.id) }
  }
}
