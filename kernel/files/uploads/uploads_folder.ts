import { join } from 'node:path'

import app from '@adonisjs/core/services/app'

import type { FileSettings } from '#kernel/files/file_settings'

/** Where uploads wait while they are checked, below the folder of the file store. */
export function uploadsFolder(): string {
  return join(app.config.get<FileSettings>('files').folder, 'uploads')
}
