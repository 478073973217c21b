import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import type { FileLeaf } from '#kernel/case/content/leaf'
import { isAddress } from '#kernel/files/file_store'
import { Files, type PutFile } from '#kernel/files/files'
import { currentScope } from '#kernel/tenancy/actor'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { CaseDocuments } from '#plugins/cases/contract/documents'
import { Guards } from '#plugins/cases/records/guards'
import { react } from '#plugins/cases/records/reactions'

/** Which documents belong to which case: who may see a case may see its documents, and no others. */
@inject()
export default class StoredCaseDocuments extends CaseDocuments {
  constructor(
    private database: Database,
    private guards: Guards,
    private files: Files
  ) {
    super()
  }

  async add(change: Change, caseId: string, put: PutFile): Promise<FileLeaf> {
    await refuseClosedProject(change)
    const before = await this.guards.askOf(change, caseId, 'document')
    const { sha256, name, mediaType, size } = await this.files.note(change, put)
    const { companyId, projectId, environment } = currentScope()
    await change.trx.rawQuery(
      `insert into case_documents (case_id, sha256, company_id, project_id, environment)
       values (?, ?, ?, ?, ?) on conflict do nothing`,
      [before.id, sha256, companyId, projectId, environment]
    )
    await react('documentAdded', change.trx, { change, before, sha256 })
    return { file: sha256, name, mediaType, size }
  }

  /** Whether a document was uploaded into a case or stood in any of its revisions. */
  async has(caseId: string, sha256: string): Promise<boolean> {
    if (!isAddress(sha256)) return false
    return this.database.read(async (trx) => {
      const { rows } = await trx.rawQuery(known, [caseId, sha256, caseId, sha256])
      return rows[0].known
    })
  }

  /** Whether a document stood in any revision of a case. */
  async stood(caseId: string, sha256: string): Promise<boolean> {
    return this.database.read(async (trx) => {
      const { rows } = await trx.rawQuery(inRevisions, [caseId, sha256])
      return rows[0].stood
    })
  }

  /**
   * What a case knows of a document: its name, type and size as they were uploaded into the case,
   * and every leaf of it that stood in a revision. Empty for a document of another case.
   */
  async leavesOf(caseId: string, sha256: string): Promise<FileLeaf[]> {
    if (!isAddress(sha256)) return []
    return this.database.read(async (trx) => {
      const { rows } = await trx.rawQuery(leaves, [sha256, caseId, sha256, sha256, caseId])
      return rows.map(({ leaf }: { leaf: FileLeaf }) => leaf)
    })
  }
}

const leaves = `select jsonb_build_object(
    'file', sha256, 'name', name, 'mediaType', media_type, 'size', size) as leaf
  from files where sha256 = ?
    and exists (select from case_documents where case_id = ? and sha256 = ?)
  union
  select jsonb_path_query(content, 'strict $.** \\? (@.file == $sha256)',
    jsonb_build_object('sha256', ?::text))
  from case_revisions where case_id = ?`

const inRevisions = `select exists (select from case_revisions where case_id = ? and
    jsonb_path_query_array(content, '$.**.file') @> to_jsonb(array[?::text])) as stood`

/** Only a document has the key `file`: a hash that somebody typed into a text proves nothing. */
const known = `select
  exists (select from case_documents where case_id = ? and sha256 = ?)
  or exists (select from case_revisions where case_id = ? and
    jsonb_path_query_array(content, '$.**.file') @> to_jsonb(array[?::text])) as known`
