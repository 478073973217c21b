import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import {
  fileColumns,
  type FileRow,
  type ProjectFile,
  toProjectFile,
} from '#kernel/files/project_file'
import type { UploadPolicy } from '#kernel/files/checks/check_upload'
import { FileStore, type StoredFile } from '#kernel/files/file_store'
import { refuseWhenAway } from '#kernel/files/refuse_when_away'
import { UploadChecks } from '#kernel/files/upload_checks'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

export interface NewFile {
  readonly name: string
  readonly bytes: Uint8Array
  /** `application/octet-stream` when nobody knows. */
  readonly mediaType?: string
}

/** A file whose bytes are in the store. */
export interface PutFile extends Omit<NewFile, 'bytes'>, StoredFile {}

/** The files of the current project: bytes in the file store, rows in the database. */
@inject()
export class Files {
  constructor(
    private store: FileStore,
    private database: Database,
    private checks: UploadChecks
  ) {}

  /** Puts what a user uploads into the store, once it has passed the upload checks (2701, 3001). */
  async putUpload(
    { name, bytes }: Omit<NewFile, 'mediaType'>,
    policy: Omit<UploadPolicy, 'scan'> = {}
  ): Promise<PutFile> {
    const mediaType = await this.checks.accept({ name, bytes }, policy)
    return { name, mediaType, ...(await refuseWhenAway(this.store.put(bytes))) }
  }

  /**
   * Makes a file one of the project. Its bytes are in the store by then, so that no row ever points
   * at nothing; they were put there before the transaction, which must not wait for a slow store.
   * The same bytes under the same name are one file. What came inside of a safety report is kept
   * whatever it is; what a user uploads comes from `putUpload`.
   */
  async note(change: Change, { name, sha256, size, mediaType }: PutFile): Promise<ProjectFile> {
    const { userId, name: userName } = currentActor()
    const { companyId, projectId, environment } = currentScope()
    const known = () =>
      change.trx
        .from('files')
        .where({ sha256, name })
        .select(...fileColumns)
        .first()
    const inserted = await change.trx.rawQuery(insert, {
      company: companyId,
      project: projectId,
      environment,
      sha256,
      size,
      name,
      mediaType: mediaType ?? 'application/octet-stream',
      userId: userId as string,
      userName,
    })
    const row: FileRow | undefined = inserted.rows[0]
    if (row) change.note('file', null, { name, sha256, size })
    return toProjectFile(row ?? (await known()))
  }

  /** The file with these bytes, or null when this project has none. */
  async find(sha256: string): Promise<ProjectFile | null> {
    return this.database.read(async (trx) => {
      const row = await trx
        .from('files')
        .where({ sha256 })
        .orderBy('created_at')
        .select(...fileColumns)
        .first()
      return row ? toProjectFile(row) : null
    })
  }

  /** The file with these bytes; refuses with 1005 when this project has none. */
  async get(sha256: string): Promise<ProjectFile> {
    const file = await this.find(sha256)
    if (!file) throw new kernelErrors.E_DATA_NOT_FOUND()
    return file
  }

  /** The bytes of a file of this project, checked against their hash. */
  async read({ sha256 }: Pick<ProjectFile, 'sha256'>): Promise<Buffer> {
    await this.get(sha256)
    return refuseWhenAway(this.store.get(sha256))
  }
}

const insert = `insert into files
  (company_id, project_id, environment, sha256, size, name, media_type, created_by, created_by_name)
  values (:company, :project, :environment, :sha256, :size, :name, :mediaType, :userId, :userName)
  on conflict (project_id, environment, sha256, name) do nothing
  returning id, sha256, size, name, media_type`
