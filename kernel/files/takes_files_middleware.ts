import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

import { readSentFiles, type SentForm } from '#kernel/files/read_sent_files'
import { uploadsFolder } from '#kernel/files/uploads/uploads_folder'
import { UPLOAD_BYTES } from '#kernel/http/body/body_limits'

/**
 * Reads the files of a request into a folder of its own, which only the product's own account can
 * open, and takes the folder away again whatever became of the request: what is kept is in the
 * file store by then, and a refused document leaves nothing behind.
 */
export default class TakesFilesMiddleware {
  async handle({ request, body }: HttpContext, next: NextFn) {
    // What `request.file` looks into.
    request.__raw_files = {}
    if (!request.is(['multipart/form-data'])) return next()
    await mkdir(uploadsFolder(), { recursive: true, mode: 0o700 })
    // Nobody but its owner may look into a folder that mkdtemp makes.
    const folder = await mkdtemp(join(uploadsFolder(), 'request-'))
    try {
      const { fields, files } = await readSentFiles(request.request, folder, UPLOAD_BYTES)
      body?.took(bytesOf(files))
      await body?.turn()
      request.updateBody(fields)
      request.__raw_files = files
      return await next()
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

function bytesOf(files: SentForm['files']): number {
  const all = Object.values(files).flat()
  return all.reduce((sum, { size }) => sum + size, 0)
}
