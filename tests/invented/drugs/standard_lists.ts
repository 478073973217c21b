import atc from './atc_groups.json' with { type: 'json' }
import edqm from './edqm_terms.json' with { type: 'json' }

/** Invented terms in the shape of those of EDQM and ATC: code, English, Chinese. */
export const standardLists = { edqm, atc } as const
