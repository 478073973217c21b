import { ParseOption, XmlDocument, type XmlElement, XmlParseError } from 'libxml2-wasm'

import { wording } from '#plugins/literature/lang/server/wording'
import type { Problem } from '#plugins/literature/formats/article'
import { type Chunk, chunksOf } from '#plugins/literature/formats/marked_up/chunks'
import { RecordDraft, type RawFile } from '#plugins/literature/formats/raw_record'

/** External files are never opened, entities never expanded. */
const option = ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE

/**
 * Reads each element of a name as a record of its own: what is cut off or no XML is named, the
 * others come in.
 */
export function readElements(
  text: string,
  element: string,
  fill: (record: RecordDraft, root: XmlElement) => void
): RawFile {
  const records: RecordDraft[] = []
  const problems: Problem[] = []
  for (const chunk of chunksOf(text, element)) {
    const { line } = chunk
    if (chunk.isCut) problems.push({ line, reason: wording('problems.cut'), taken: false })
    else {
      const cause = withRoot(chunk, (root) => {
        const record = new RecordDraft(line)
        fill(record, root)
        records.push(record)
      })
      if (cause !== null) {
        problems.push({ line, reason: wording('problems.not_xml', { cause }), taken: false })
      }
    }
  }
  return { records, problems }
}

function withRoot({ text }: Chunk, work: (root: XmlElement) => void): string | null {
  let document: XmlDocument
  try {
    document = XmlDocument.fromString(text, { option })
  } catch (error) {
    if (!(error instanceof XmlParseError)) throw error
    return error.message.trim().split('\n')[0] ?? ''
  }
  try {
    work(document.root)
    return null
  } finally {
    document.dispose()
  }
}

/** The texts of what a path leads to from an element. */
export function textsAt(root: XmlElement, path: string): string[] {
  return root.find(path).map(({ content }) => content.trim())
}
