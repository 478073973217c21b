import type { PairFacts } from '#plugins/cases/contract/version_facts'
import results from './related.json' with { type: 'json' }

/** Suspect, interacting, or a drug whose role nobody has said. */
export const isSuspect = (role: string | null): boolean =>
  role === null || role === '1' || role === '3'

/**
 * What reporter and company hold of an event and the suspect drugs: related where either holds it possible,
 * not related where all that was said denies it, null where nobody has said anything that is known.
 * @param position of the event, from 1
 */
export function relatedOf(pairs: readonly PairFacts[], position: number): boolean | null {
  const said = pairs
    .filter(({ eventPosition, role }) => eventPosition === position && isSuspect(role))
    .flatMap(({ reporterResult, companyResult }) => [reporterResult, companyResult])
    .flatMap((result) => result?.trim().toLowerCase() ?? [])
  if (said.some((word) => results.related.includes(word))) return true
  return said.some((word) => results.notRelated.includes(word)) ? false : null
}
