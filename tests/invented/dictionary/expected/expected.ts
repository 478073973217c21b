import { readFileSync } from 'node:fs'

import type { DemoLevel } from '#tests/invented/dictionary/demo_dictionary'

/** What a coder types into the search box, and the term that has to stand first. */
export interface ExpectedHit {
  readonly text: string
  /** Level that is looked for; lowest level terms when it is left out. */
  readonly level?: DemoLevel
  /** False to see terms that are no longer to be used as well. */
  readonly currentOnly?: boolean
  readonly expect: string
  readonly group: 'exact' | 'code' | 'order' | 'synonym' | 'prefix' | 'contains' | 'fuzzy' | 'smq'
}

/** What a reporter wrote, and the lowest level term that a coder gives it; null for none. */
export interface ExpectedCode {
  readonly verbatim: string
  readonly language: 'en' | 'zh'
  readonly code: string | null
  /**
   * How it is found: as it stands, after letter case, width, spaces and punctuation are set aside,
   * by a synonym of the project, by a person who chooses among suggestions, or not at all.
   */
  readonly how: 'exact' | 'normalised' | 'synonym' | 'suggest' | 'none'
}

/** How the reporters of a project say it, approved by somebody. */
export interface ExpectedSynonym {
  readonly verbatim: string
  readonly language: 'en' | 'zh'
  readonly code: string
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

/** What the search has to find in the newest version of the invented dictionary. */
export const expectedHits = read('queries.json') as readonly ExpectedHit[]
/** What coding by itself has to make of what reporters wrote, and what it has to leave. */
export const expectedCodes = read('verbatims.json') as readonly ExpectedCode[]
export const expectedSynonyms = read('synonyms.json') as readonly ExpectedSynonym[]
