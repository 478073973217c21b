import type { CaseContent } from '#kernel/case/content/case_content'
import type { Words } from '#kernel/language/words'
import { ExtensionPoint } from '#kernel/plugins/extension_point'
import type { ProjectSummary } from '#kernel/tenancy/find_project'

/** An element of the content, kept beside the case when it is saved; no index leads to it. */
export interface ElementSource {
  /** Its number, of one that does not repeat: `C.1.CN.2`. */
  readonly element: string
}

/**
 * A column of a table or view of a plugin, which has the columns of the tenant behind row-level
 * security, and `case_id` once at most.
 */
export interface TableSource {
  readonly table: string
  readonly column: string
  /** Numbers of the elements that it follows from: whoever does not see one of them is told nothing. */
  readonly elements: readonly string[]
}

/** Where the value of a column stands that a plugin adds. */
export type AddedSource = ElementSource | TableSource

/** A value as a column shows it; words in both languages. */
export type ColumnValue = string | number | Words | null

/** A value that a column may have, and what it is called. */
export interface ColumnChoice {
  readonly value: string
  readonly label: Words
}

/**
 * One column of the case list, stated once: its question to the database, parameters and answers of
 * the API, the OpenAPI document and the screen follow from it.
 */
export interface ListColumn<Source = AddedSource> {
  /** Its name in the API, in the address and among the wishes of people, in camelCase. */
  readonly key: string
  readonly label: Words
  /** What it is called in projects of a type; `label` is what it is called where types meet. */
  readonly labelIn?: Readonly<Record<ProjectSummary['type'], Words>>
  readonly type:
    | ('text' | 'words' | 'number' | 'date' | 'choice' | 'node' | 'country' | 'person')
    /** A moment; of `since` it is shown how many days ago that was. */
    | ('moment' | 'since')
  readonly source: Source
  /** Key of the column behind which it stands; at the end when absent, or when there is none. */
  readonly after?: string
  /**
   * The list may be sorted by it. An index leads along it: (project_id, environment, column, id), of
   * a plugin (…, column, case_id). `emptyLast` says that a column of `cases` may be empty and its
   * index is (…, column DESC NULLS LAST, id DESC). Cases without a value of a plugin come last.
   */
  readonly sort?: 'plain' | 'emptyLast'
  /**
   * Cases are filtered by it, with this parameter: those that have the value. A date has two, with
   * `From` and `To` behind the name. A person is asked for as `me` or `none`.
   */
  readonly filter?: string
  /** In the order in which they are offered. */
  readonly choices?: readonly ColumnChoice[]
  /** In pixels, before somebody chooses otherwise. */
  readonly width: number
  /** The same where the others leave room: labels that took two lines stand on one. */
  readonly roomy?: number
  /** It takes what the others leave. */
  readonly grows?: true
  readonly align?: 'end'
  /**
   * Shown where the others leave room, the first of several first; or on wish; `never` is for programs
   * alone. At once when absent.
   */
  readonly show?: 'room' | 'wish' | 'never'
  /** What stands for a value that is missing for a reason: the code of the reason, when absent. */
  readonly nullFlavor?: 'code' | 'nothing'
}

/** What `cases` itself keeps of a case, in the column of that name; nothing of its content. */
export interface CaseSource {
  readonly of: 'case'
}

/** The name of a person, whose id `cases` keeps in another column. */
export interface PersonSource extends CaseSource {
  readonly person: string
}

/** Read from the content when it is saved, into the column of `cases` of that name. */
export interface ContentSource {
  /** Numbers of the elements that `read` asks. */
  readonly elements: readonly string[]
  /** What stands there: a leaf, or a number or a word made of several. */
  read(content: CaseContent): unknown
}

/** A column that every installation has: in `cases`, under its key in snake_case. */
export type StandardColumn = ListColumn<CaseSource | PersonSource | ContentSource>

export const listColumns = new ExtensionPoint<ListColumn>('cases.list_columns')
