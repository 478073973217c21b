import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

import { readSentFiles } from '#kernel/files/read_sent_files'
import { fewAtOnce } from '#kernel/files/uploads/few_at_once'
import { uploadsFolder } from '#kernel/files/uploads/uploads_folder'
import { UPLOAD_BYTES } from '#kernel/http/body/body_limits'
import { currentActor } from '#kernel/tenancy/actor'

/**
 * Reads the files of a request into a folder of its own, which only the product's own account can
 * open, and takes the folder away again whatever became of the request: what is kept is in the
 * file store by then, and a refused document leaves nothing behind.
 */
export default class TakesFilesMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    // What `request.file` looks into.
    request.__raw_files = {}
    if (!request.is(['multipart/form-data'])) return next()
    const { userId, name } = currentActor()
    return fewAtOnce(userId ?? name, () => this.#take(request, next))
  }

  async #take(request: HttpContext['request'], next: NextFn) {
    await mkdir(uploadsFolder(), { recursive: true, mode: 0o700 })
    // Nobody but its owner may look into a folder that mkdtemp makes.
    const folder = await mkdtemp(join(uploadsFolder(), 'request-'))
    try {
      const { fields, files } = await readSentFiles(request.request, folder, UPLOAD_BYTES)
      request.updateBody(fields)
      request.__raw_files = files
      return await next()
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}
