import type { NetConnectOpts } from 'node:net'

import type { FileStore } from '#kernel/files/file_store'
import { FolderFileStore } from '#kernel/files/folder_file_store'
import { S3FileStore } from '#kernel/files/s3/s3_file_store'
import type { S3Settings } from '#kernel/files/s3/s3_client'

export interface FileSettings {
  /** Folder of the file store when no S3 storage is set. */
  readonly folder: string
  readonly s3: S3Settings | null
  /** Where clamd listens; uploads are not scanned for malware without it. */
  readonly clamav: NetConnectOpts | null
}

/** The file store that the settings ask for. */
export function fileStoreOf({ folder, s3 }: Pick<FileSettings, 'folder' | 's3'>): FileStore {
  return s3 ? new S3FileStore(s3) : new FolderFileStore(folder)
}
