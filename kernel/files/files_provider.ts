import logger from '@adonisjs/core/services/logger'
import type { ApplicationService } from '@adonisjs/core/types'

import { type FileSettings, fileStoreOf } from '#kernel/files/file_settings'
import { FileStore } from '#kernel/files/file_store'
import { draftsOf } from '#kernel/files/folder_file_store'
import { UploadChecks } from '#kernel/files/upload_checks'
import { keepRemoving } from '#kernel/files/uploads/remove_left_files'
import { uploadsFolder } from '#kernel/files/uploads/uploads_folder'

/** Binds the file store that config/files.ts describes, and keeps its folders tidy. */
export default class FilesProvider {
  #stopRemoving?: () => void

  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(FileStore, () =>
      fileStoreOf(this.app.config.get<FileSettings>('files'))
    )
    this.app.container.singleton(
      UploadChecks,
      () => new UploadChecks(this.app.config.get<FileSettings>('files').clamav)
    )
  }

  /** Of a server: commands are over soon. */
  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const folders = [uploadsFolder(), draftsOf(this.app.config.get<FileSettings>('files').folder)]
    this.#stopRemoving = keepRemoving(folders, (err) =>
      logger.error({ err }, 'What was left of requests could not be removed')
    )
  }

  async shutdown() {
    this.#stopRemoving?.()
  }
}
