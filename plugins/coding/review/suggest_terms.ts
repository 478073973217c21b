import { inject } from '@adonisjs/core'

import {
  type DescribedTerm,
  type HitGroup,
  MedicalDictionary,
} from '#plugins/coding/contract/dictionary'
import { SynonymCodes } from '#plugins/coding/records/synonym_codes'

/** The term that words most likely mean, and why; a person accepts it or not. */
export interface Suggestion {
  readonly term: DescribedTerm
  readonly group: HitGroup
}

/** Looks up what the dictionary has for verbatims that wait for a term. */
@inject()
export class SuggestTerms {
  constructor(
    private dictionary: MedicalDictionary,
    private synonyms: SynonymCodes
  ) {}

  /** The first hit of each verbatim that cases may be coded with; null without one. */
  async handle(version: string, verbatims: readonly string[]): Promise<(Suggestion | null)[]> {
    const synonyms = await this.synonyms.of(verbatims)
    return Promise.all(
      verbatims.map(async (verbatim, at) => {
        // The search takes no longer text; what is longer names no one term.
        const text = verbatim.slice(0, LONGEST)
        const { groups } = await this.dictionary.find(version, {
          ...{ text, level: 'llt', synonyms: synonyms[at] },
        })
        const hits = groups.flatMap(({ group, terms }) => terms.map((term) => ({ term, group })))
        return hits[0] ?? null
      })
    )
  }
}

const LONGEST = 500
