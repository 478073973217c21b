import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { toId } from '#kernel/case/content/element_id'
import { type FileLeaf, isFile } from '#kernel/case/content/leaf'

/** A document of a case and the element that holds it. */
export interface CaseFile {
  /** Number of the element: C.4.r.2. */
  element: string
  leaf: FileLeaf
}

/** Every document of a case once, in the order of the content. */
export function caseFiles(content: CaseContent): CaseFile[] {
  const found = new Map<string, CaseFile>()
  const look = (level: CaseContent | Row) => {
    for (const [key, value] of Object.entries(level)) {
      if (isRows(value)) value.forEach(look)
      else if (isFile(value) && !found.has(value.file))
        found.set(value.file, { element: toId(key), leaf: value })
    }
  }
  look(content)
  return [...found.values()]
}
