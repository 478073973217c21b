import { byName, has, listOf, oneOf, orNull, text, truth, whole } from '#kernel/http/answers'

import { termLevels } from '#plugins/coding/contract/dictionary'

/** In the languages that are loaded. */
export const worded = byName(text)

const named = { code: whole, names: worded }
const path = has({ soc: has(named), hlgt: has(named), hlt: has(named), isPrimary: truth })

/** A term, as it is answered. */
const described = {
  ...named,
  'level': oneOf(...termLevels),
  'isCurrent': truth,
  'pt?': has(named),
  'paths': listOf(path),
  'isAlgorithmic?': oneOf(true),
  'scope?': oneOf('narrow', 'broad', null),
  'category?': text,
  'weight?': { type: 'number' },
  'hasChildren': truth,
}
export const termAnswer = has(described)

const facts = {
  'level': whole,
  'algorithm?': text,
  'description': worded,
  'note': worded,
  'source': worded,
}
/** One that was asked for by its code. */
export const shownTerm = { ...described, 'smq?': has(facts) }

export const termOrNull = orNull(termAnswer)
