import type { Fields } from '#kernel/fields/field'
import type { Words } from '#kernel/language/words'
import { ExtensionPoint } from '#kernel/plugins/extension_point'

/** What a database says of an article; what it does not say is absent. */
export interface SourceRecord {
  /** Its number in the database. */
  readonly number: string
  readonly title: string
  readonly otherTitle?: string | undefined
  readonly authors?: readonly string[] | undefined
  readonly journal?: string | undefined
  /** 2020, 2020-11 or 2020-11-05. */
  readonly published?: string | undefined
  readonly volume?: string | undefined
  readonly issue?: string | undefined
  readonly pages?: string | undefined
  readonly issn?: string | undefined
  readonly doi?: string | undefined
  readonly pmid?: string | undefined
  readonly abstract?: string | undefined
  readonly keywords?: readonly string[] | undefined
  readonly language?: string | undefined
  readonly url?: string | undefined
}

/** What a strategy looks for: any of the names, and any of the safety words. */
export interface SoughtWords {
  readonly names: readonly string[]
  /** Empty: whatever is said of the names. */
  readonly safety: readonly string[]
}

/** What a source is asked: an expression in its language, and days, both included. */
export interface SourceQuestion {
  readonly expression: string
  readonly from: string
  readonly to: string
}

/** What a source found. The days are covered only where it gave as many records as it counted. */
export interface SourceFinds {
  readonly counted: number
  readonly records: readonly SourceRecord[]
}

/** What a project says of a source, with secrets opened. */
export type SourceValues = Readonly<Record<string, string>>

/** A database of literature. */
export interface LiteratureSource {
  /** Small letters, digits and `_`; tasks name it. */
  readonly name: string
  readonly label: Words
  /** Two of each are to be searched: databases of China, and those of other countries. */
  readonly region: 'home' | 'abroad'
  /** What a project says of it. */
  readonly fields: Fields
  /** Names of those fields that are sealed and never given out again. */
  readonly secrets: readonly string[]
  /** The question in the language of the database, as a person may copy it. */
  expression(words: SoughtWords, from: string, to: string): string
  /**
   * Asks the database. Absent where it has no open interface: a person searches it and gives the export in.
   * @throws SourceFailure with what is wrong
   */
  search?(question: SourceQuestion, values: SourceValues): Promise<SourceFinds>
  /** It is asked through an endpoint of the user, where the project has one. */
  readonly byEndpoint?: true
}

/** A source did not answer as it should; the days stay open. */
export class SourceFailure extends Error {
  constructor(
    readonly reason: Words,
    readonly counted: number | null = null,
    readonly got: number | null = null
  ) {
    super(reason.en)
    this.name = 'SourceFailure'
  }
}

export const literatureSources = new ExtensionPoint<LiteratureSource>('literature.sources')
