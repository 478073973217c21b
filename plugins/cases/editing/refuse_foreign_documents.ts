import type { CaseContent } from '#kernel/case/content/case_content'
import { fileLeavesIn } from '#kernel/case/content/file_leaves'
import { type FileLeaf, sameLeaf } from '#kernel/case/content/leaf'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { wording } from '#plugins/cases/lang/server/wording'

/**
 * A save may refer to documents of its case only, and only as the case knows them: by its hash alone
 * nobody brings the document of another case in, no bytes come past the checks of an upload, and
 * none goes by another name, type or size than it has. Refuses with 1005.
 * @param known what the case knows of a document, by its SHA-256
 */
export async function refuseForeignDocuments(
  before: CaseContent,
  after: CaseContent,
  known: (sha256: string) => Promise<readonly FileLeaf[]>
): Promise<void> {
  const had = [...fileLeavesIn(before)]
  for (const leaf of fileLeavesIn(after)) {
    if (had.some((each) => sameLeaf(each, leaf))) continue
    const leaves = await known(leaf.file)
    if (!leaves.some((each) => sameLeaf(each, leaf))) throw foreign(leaf)
  }
}

function foreign({ name = '' }: FileLeaf) {
  return new kernelErrors.E_DATA_NOT_FOUND({
    detail: wording('refuse_foreign_documents.the_document_does_not_belong_to', { name }),
  })
}
