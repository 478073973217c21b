import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'

import UploadIntoList from '#plugins/coding/synonyms/lists/upload_into_list'
import { takenList } from '#plugins/coding/synonyms/upload/list_of_request'
import { uploadOf, uploadQuery } from '#plugins/coding/synonyms/upload/upload_of_request'

const taken = { query: uploadQuery, files: takenList }

/** What files bring into the lists of synonyms of the installation. */
@inject()
export default class ListUploadController {
  static readonly takes: Takes = {
    preview: { what: 'What a file would do to a list of synonyms', ...taken },
    takeOver: { what: 'Take over a file into a list of synonyms', ...taken },
  }

  constructor(private upload: UploadIntoList) {}

  async preview({ request, params }: HttpContext) {
    return ok(await this.upload.preview(await this.#read(request, params.id)))
  }

  async takeOver({ request, params }: HttpContext) {
    return ok(await this.upload.takeOver(await this.#read(request, params.id)))
  }

  async #read(request: HttpContext['request'], listId: string) {
    return { ...(await uploadOf(request)), approve: true, listId }
  }
}
