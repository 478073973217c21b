import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { type FileLeaf, isFile } from '#kernel/case/content/leaf'

/** Every document that a content refers to, in all its groups. */
export function* fileLeavesIn(level: CaseContent | Row): Generator<FileLeaf> {
  for (const value of Object.values(level)) {
    if (isRows(value)) for (const row of value) yield* fileLeavesIn(row)
    else if (isFile(value)) yield value
  }
}

/** A content without the documents that it refers to; a row that holds nothing else goes with them. */
export function withoutFiles(content: CaseContent): CaseContent {
  return levelWithout(content)
}

function levelWithout<Level extends CaseContent | Row>(level: Level): Level {
  const entries = Object.entries(level).flatMap(([key, value]): [string, unknown][] => {
    if (isRows(value)) return [[key, value.flatMap(rowWithout)]]
    return isFile(value) ? [] : [[key, value]]
  })
  return Object.fromEntries(entries) as Level
}

function rowWithout(row: Row): Row[] {
  const left = levelWithout(row)
  const isEmptied = Object.keys(left).length === 1 && Object.keys(row).length > 1
  return isEmptied ? [] : [left]
}
