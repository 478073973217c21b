import type { ApplicationService } from '@adonisjs/core/types'

import { type FileSettings, fileStoreOf } from '#kernel/files/file_settings'
import { FileStore } from '#kernel/files/file_store'
import { UploadChecks } from '#kernel/files/upload_checks'

/** Binds the file store that config/files.ts describes. */
export default class FilesProvider {
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
}
