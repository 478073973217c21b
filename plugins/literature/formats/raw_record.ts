import type { Problem } from '#plugins/literature/formats/article'

/** What a field of a record means, whatever its format calls it. */
export type FieldName =
  | 'title'
  | 'otherTitle'
  | 'author'
  | 'fullName'
  | 'group'
  | 'date'
  | 'year'
  | 'onlineDate'
  | 'journal'
  | 'shortJournal'
  | 'publisher'
  | 'volume'
  | 'issue'
  | 'pages'
  | 'firstPage'
  | 'lastPage'
  | 'citation'
  | 'issn'
  | 'doi'
  | 'maybeDoi'
  | 'pmid'
  | 'source'
  | 'number'
  | 'weakNumber'
  | 'abstract'
  | 'keyword'
  | 'language'
  | 'url'
  | 'key'
  | 'type'
  | 'retractedBy'
  | 'retractionOf'
  | 'erratumOf'
  | 'concernOf'

/** A record as it was written: lines of a value are apart by line breaks, empty values are left out. */
export interface RawRecord {
  readonly line: number
  readonly values: ReadonlyMap<FieldName, readonly string[]>
}

/** What a reader of a format finds in a text. */
export interface RawFile {
  readonly records: readonly RawRecord[]
  readonly problems: readonly Problem[]
}

/** A record that is being read. */
export class RecordDraft implements RawRecord {
  readonly values = new Map<FieldName, string[]>()

  constructor(readonly line: number) {}

  /** Adds a value; one without a character is none. */
  add(name: FieldName, value: string | undefined): void {
    const text = value?.trim() ?? ''
    if (text === '') return
    const values = this.values.get(name)
    if (values) values.push(text)
    else this.values.set(name, [text])
  }

  /** Takes over what another one holds. */
  addAll({ values }: RawRecord): void {
    for (const [name, texts] of values) for (const text of texts) this.add(name, text)
  }
}
