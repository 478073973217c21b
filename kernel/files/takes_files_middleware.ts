import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import type { NextFn } from '@adonisjs/core/types/http'

import type { FileSettings } from '#kernel/files/file_settings'
import { refuseImpossibleText } from '#kernel/http/impossible_text'

/** Where uploads wait while they are checked, below the folder of the file store. */
export function uploadsFolder(): string {
  return join(app.config.get<FileSettings>('files').folder, 'uploads')
}

/**
 * Reads the files of a request into a folder of its own, which only the product's own account can
 * open, and takes the folder away again whatever became of the request: what is kept is in the
 * file store by then, and a refused document leaves nothing behind.
 */
export default class TakesFilesMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    if (request.bodyType !== 'multipart') return next()
    await mkdir(uploadsFolder(), { recursive: true, mode: 0o700 })
    // Nobody but its owner may look into a folder that mkdtemp makes.
    const folder = await mkdtemp(join(uploadsFolder(), 'request-'))
    try {
      await readFiles(request, folder)
      refuseImpossibleText(request.body())
      return await next()
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** Routes say themselves how large a file may be; here the limit of the whole request holds. */
async function readFiles({ multipart }: HttpContext['request'], folder: string): Promise<void> {
  let count = 0
  multipart.onFile('*', { deferValidations: true }, async (part, report) => {
    const tmpPath = join(folder, String(++count))
    part.pause()
    part.on('data', report)
    try {
      await pipeline(part, createWriteStream(tmpPath, { mode: 0o600 }))
    } catch (error) {
      // Else it would become a property of the file, and the route would take half of it.
      multipart.abort(error)
    }
    return { tmpPath }
  })
  await multipart.process()
}
