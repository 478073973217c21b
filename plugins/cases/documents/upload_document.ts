import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import type { FileLeaf } from '#kernel/case/content/leaf'
import { Files, type NewFile } from '#kernel/files/files'

import { CaseDocuments } from '#plugins/cases/contract/documents'
import { CaseReading } from '#plugins/cases/contract/reading'

/**
 * Takes a document into a case (C.1.6.1.r.2, C.4.r.2): checked, kept under its SHA-256, noted as
 * one of the case. The content refers to it once its page is saved.
 */
@inject()
export default class UploadDocument {
  constructor(
    private reading: CaseReading,
    private documents: CaseDocuments,
    private files: Files,
    private changes: Changes
  ) {}

  /**
   * Refuses with 2604 a case of another project, with 2701 a type or size and with 3001 a content
   * that is not taken; then nothing of it is kept.
   * @returns what the content holds of the document
   */
  async handle(caseId: string, file: Pick<NewFile, 'name' | 'bytes'>): Promise<FileLeaf> {
    const { id } = await this.reading.get(caseId)
    const act = { name: 'case.document_uploaded', subject: { type: 'case', id } } as const
    const put = await this.files.putUpload(file)
    return this.changes.record(act, (change) => this.documents.add(change, id, put))
  }
}
