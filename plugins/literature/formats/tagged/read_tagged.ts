import { type FieldName, RecordDraft, type RawFile } from '#plugins/literature/formats/raw_record'

/** A line that begins a field. */
export interface TaggedLine {
  readonly tag: string
  readonly value: string
}

/** How a format of tagged lines is written. */
export interface TaggedFormat {
  /** The field that a line begins, null for one that goes on with the field before. */
  readonly fieldAt: (line: string, draft: RecordDraft | null) => TaggedLine | null
  readonly names: Readonly<Record<string, FieldName>>
  /** The tag with which a record begins. */
  readonly begin: string
  /** Where no record has that tag: a tag after a blank line begins one. */
  readonly blankParts?: boolean
}

/** The records of a tagged file, which may be added to. */
interface TaggedFile extends RawFile {
  readonly records: readonly RecordDraft[]
}

/** Reads records whose fields begin with a tag; tags that mean nothing to us are passed over. */
export function readTagged(text: string, format: TaggedFormat): TaggedFile {
  const lines = text.split('\n')
  const isBegin = (line: string) => format.fieldAt(line, null)?.tag === format.begin
  const parts = format.blankParts === true && !lines.some(isBegin)
  const records: RecordDraft[] = []
  let draft: RecordDraft | null = null
  let field: { name: FieldName | undefined; lines: string[] } | null = null
  let afterBlank = false
  const closeField = () => {
    if (field?.name) draft?.add(field.name, field.lines.join('\n'))
    field = null
  }
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') {
      afterBlank = true
      continue
    }
    const found = format.fieldAt(line, draft)
    if (found) {
      closeField()
      const begins: boolean = parts ? afterBlank : found.tag === format.begin
      if (begins || draft === null) records.push((draft = new RecordDraft(at + 1)))
      field = { name: format.names[found.tag], lines: [found.value] }
    } else (field as { lines: string[] } | null)?.lines.push(line.trim())
    afterBlank = false
  }
  closeField()
  return { records: records.filter(({ values }) => values.size > 0), problems: [] }
}
