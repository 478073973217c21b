import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { type FileLeaf, isFile } from '#kernel/case/content/leaf'

/** Every document that a content refers to, in all its groups. */
export function* fileLeavesIn(level: CaseContent | Row): Generator<FileLeaf> {
  for (const value of Object.values(level)) {
    if (isRows(value)) for (const row of value) yield* fileLeavesIn(row)
    else if (isFile(value)) yield value
  }
}
