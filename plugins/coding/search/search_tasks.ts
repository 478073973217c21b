import type {
  CodedText,
  DescribedTerm,
  TermAnswer,
  TermLevel,
  TermQuestion,
  Verbatim,
} from '#plugins/coding/contract/dictionary'
import type { DictionaryContent } from '#plugins/coding/search/dictionary_content'

/** What is known of an index: how large it is and what it took to make it. */
export interface IndexFacts {
  readonly names: number
  readonly milliseconds: number
  readonly megabytes: number
}

interface Tasks {
  /** Forgets what was added and not yet made: a filling that was cut off. */
  begin: { asks: object; gives: null }
  /** A part of the content; parts of one key are put together until the index is made. */
  add: { asks: { content: Partial<DictionaryContent> }; gives: null }
  make: { asks: object; gives: IndexFacts }
  /** Lets go of all other versions. */
  keep: { asks: { keys: readonly string[] }; gives: null }
  find: { asks: { question: TermQuestion }; gives: TermAnswer }
  below: { asks: { level: TermLevel; code: number | null }; gives: DescribedTerm[] }
  term: { asks: { level: TermLevel; code: number }; gives: DescribedTerm | null }
  code: { asks: { verbatims: readonly Verbatim[] }; gives: (CodedText | null)[] }
}

export type TaskName = keyof Tasks
export type Asks<Name extends TaskName> = Tasks[Name]['asks']
export type Gives<Name extends TaskName> = Tasks[Name]['gives']

/** A task for the thread that holds the indexes; `key` names the version that is meant. */
export type SearchTask = {
  [Name in TaskName]: { readonly name: Name; readonly key: string } & Asks<Name>
}[TaskName]

/** The thread has no index of this key (yet, or no longer): it has to be made first. */
export const UNKNOWN = 'unknown'
export type Answer<Name extends TaskName> = Gives<Name> | typeof UNKNOWN
