import type { Change } from '#kernel/changes/change'
import type { CaseContent, Row } from '#kernel/case/content/case_content'
import type { FileLeaf } from '#kernel/case/content/leaf'
import { newId } from '#kernel/database/new_id'
import type { PutFile } from '#kernel/files/files'

/** Puts documents into the cases of the current scope. */
export abstract class CaseDocuments {
  /**
   * Makes a file that is in the store (`Files.putUpload`, outside of the change) one of the project
   * and of a case, twice is once. Guards are asked, and reactions follow it (`documentAdded`). The case
   * holds it; where its content has to refer to it, the content is revised `withDocument`. Refuses
   * with 1006 in a closed project, with 2604 an unknown case, with 2602 a deleted one.
   * @returns what a content says of the document
   */
  abstract add(change: Change, caseId: string, put: PutFile): Promise<FileLeaf>
}

/**
 * Groups of a content whose rows are documents: those that the sender holds, which are described, and
 * literature, which is cited.
 */
export type DocumentGroup = 'C_1_6_1_r' | 'C_4_r'

/** The content with one more document, in a row of its own. */
export function withDocument(
  content: CaseContent,
  group: DocumentGroup,
  document: { readonly leaf: FileLeaf; readonly says: string }
): CaseContent {
  const others = (content[group] ?? []) as Row[]
  const row = { id: newId(), [`${group}_1`]: document.says, [`${group}_2`]: document.leaf }
  const held = group === 'C_1_6_1_r' ? { C_1_6_1: true } : {}
  return { ...content, ...held, [group]: [...others, row] } as CaseContent
}
