import age from './patterns/age.json' with { type: 'json' }
import dose from './patterns/dose.json' with { type: 'json' }
import safety from './patterns/safety.json' with { type: 'json' }
import sex from './patterns/sex.json' with { type: 'json' }

/** What a mark points out; `word` is one of a strategy. */
export type MarkKind = 'age' | 'sex' | 'dose' | 'safety' | 'word'

/** A pattern of the files in `patterns/`, with texts and what it marks in them. */
export interface MarkPattern {
  readonly id: string
  readonly kind: MarkKind
  readonly pattern: RegExp
  readonly examples: readonly { readonly text: string; readonly marked: readonly string[] }[]
}

/** All patterns, in the order in which they go before each other. */
export const markPatterns: readonly MarkPattern[] = [age, sex, dose, safety].flatMap((file) =>
  file.patterns.map(({ id, pattern, examples }) => ({
    ...{ id, kind: file.kind as MarkKind, examples },
    pattern: new RegExp(pattern, 'giu'),
  }))
)
