import { type FieldName, RecordDraft, type RawFile } from '#plugins/literature/formats/raw_record'

const NAMES: Readonly<Record<string, FieldName>> = {
  TI: 'title',
  T1: 'title',
  TT: 'otherTitle',
  AU: 'author',
  A1: 'author',
  PY: 'year',
  Y1: 'year',
  DA: 'date',
  JF: 'journal',
  T2: 'journal',
  JO: 'shortJournal',
  JA: 'shortJournal',
  J2: 'shortJournal',
  PB: 'publisher',
  VL: 'volume',
  IS: 'issue',
  SP: 'firstPage',
  EP: 'lastPage',
  SN: 'issn',
  DO: 'doi',
  L3: 'maybeDoi',
  M3: 'maybeDoi',
  AN: 'number',
  ID: 'weakNumber',
  AB: 'abstract',
  N2: 'abstract',
  KW: 'keyword',
  LA: 'language',
  DB: 'source',
  DP: 'source',
  UR: 'url',
  L2: 'url',
}

/** Lower-case tags have their two spaces; upper-case ones may have lost one. */
const TAG = /^\s*(?:([A-Z][A-Z0-9])\s{0,2}|([A-Za-z][A-Za-z0-9])\s{2})-(?:\s(.*))?$/
/** The number that some exports write above a record. */
const NUMBER_ALONE = /^\s*<?\d+[.>)]?\s*$/
const SEARCH_HISTORY = /^\s*(?:search (?:history|strategy)|\u68C0\u7D22)/i

/**
 * Reads RIS as people and databases write it: tags in lower case, without values, after ER (they
 * belong to the record before), records without TY or ER; search histories are no records.
 */
export function readRis(text: string): RawFile {
  const reader = new RisReader()
  for (const [at, line] of text.split('\n').entries()) reader.read(line, at + 1)
  return { records: reader.end(), problems: [] }
}

class RisReader {
  readonly #records: RecordDraft[] = []
  #draft: RecordDraft | null = null
  /** What follows ER: the tail of the record before, or a record that lost its TY. */
  #tail: RecordDraft | null = null
  #field: { name: FieldName | undefined; lines: string[] } | null = null

  read(line: string, number: number): void {
    const [, upper, lower, value = ''] = TAG.exec(line) ?? []
    const tag = (upper ?? lower)?.toUpperCase()
    if (tag === undefined) return this.#goOn(line)
    this.#closeField()
    if (tag === 'TY') {
      this.#closeTail(false)
      this.#begin(number)
    } else if (tag === 'ER') this.#endRecord()
    else {
      if (this.#draft === null) this.#tail ??= new RecordDraft(number)
      this.#field = { name: NAMES[tag], lines: [value] }
    }
  }

  end(): RecordDraft[] {
    this.#closeField()
    this.#closeTail(false)
    return this.#records
  }

  #begin(line: number): void {
    this.#draft = new RecordDraft(line)
    this.#records.push(this.#draft)
  }

  #endRecord(): void {
    this.#closeTail(true)
    this.#draft = null
  }

  #goOn(line: string): void {
    if (NUMBER_ALONE.test(line) || line.trim() === '') return
    if (SEARCH_HISTORY.test(line)) this.#closeField()
    this.#field?.lines.push(line.trim())
  }

  #closeField(): void {
    const { name, lines = [] } = this.#field ?? {}
    if (name) (this.#draft ?? this.#tail)?.add(name, lines.join('\n'))
    this.#field = null
  }

  #closeTail(isEnded: boolean): void {
    const tail = this.#tail
    this.#tail = null
    if (tail === null || tail.values.size === 0) return
    const before = this.#records.at(-1)
    if (before === undefined || isEnded || tail.values.has('title')) this.#records.push(tail)
    else before.addAll(tail)
  }
}
