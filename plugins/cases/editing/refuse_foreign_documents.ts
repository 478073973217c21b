import type { CaseContent } from '#kernel/content/case_content'
import { fileLeavesIn } from '#kernel/content/file_leaves'
import { type FileLeaf, sameLeaf } from '#kernel/content/leaf'
import { kernelErrors } from '#kernel/errors/kernel_errors'

/**
 * A save may refer to documents of its case only: by its hash alone nobody brings the document of
 * another case in, and no bytes come past the checks of an upload. Refuses with 1005.
 * @param isKnown whether a document belongs to the case, by its SHA-256
 */
export async function refuseForeignDocuments(
  before: CaseContent,
  after: CaseContent,
  isKnown: (sha256: string) => Promise<boolean>
): Promise<void> {
  const had = [...fileLeavesIn(before)]
  for (const leaf of fileLeavesIn(after)) {
    if (had.some((each) => sameLeaf(each, leaf))) continue
    if (leaf.base64 !== undefined || !(await isKnown(leaf.file))) throw foreign(leaf)
  }
}

function foreign({ name = '' }: FileLeaf) {
  return new kernelErrors.E_DATA_NOT_FOUND({
    detail: {
      en: `The document ${name} does not belong to this case. Upload it, then save again.`,
      zh: `文件 ${name} 不属于本案例，请先上传，再保存。`,
    },
  })
}
