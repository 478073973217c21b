import type { Environment } from '#kernel/tenancy/scope'
import type { Words } from '#kernel/language/words'

import stated from './authorities.json' with { type: 'json' }

/** Receivers that an authority names in one environment; null where nobody has published it. */
interface Receivers {
  /** N.1.4 */
  readonly batchReceiver: string | null
  /** N.2.r.3 */
  readonly messageReceiver: string | null
}

/** How an authority takes reports, as far as it is public. */
export interface Authority {
  /** Short name of a destination there: `EV_PM`. */
  readonly key: string
  readonly name: Words
  /** Whose due dates count; null where a person chooses. */
  readonly region: string | null
  readonly authority: string
  /** `R3`, or `R2` for one that takes no reports of this product. */
  readonly takes: string
  readonly ways: readonly string[]
  readonly formal: Receivers
  readonly test: Receivers
  /** AS2 name of the authority; null where it is given to each company. */
  readonly partnerName: string | null
  readonly maxMegabytes: number | null
  readonly fileName: string
  readonly countsFrom: string
  readonly acknowledgements: Words
  readonly notes: readonly Words[]
  /** Names of those values that no source confirms. */
  readonly unconfirmed: readonly string[]
  readonly sources: readonly string[]
}

/** The authorities of which something is known. */
export const authorities: readonly Authority[] = stated

/** Values of a destination at an authority, in one environment; what is not known is left out. */
export function valuesAt(authority: Authority, environment: Environment): Record<string, unknown> {
  const { region, authority: name, maxMegabytes, fileName, countsFrom } = authority
  const { batchReceiver, messageReceiver } = environment === 1 ? authority.formal : authority.test
  const values = { region, authority: name, maxMegabytes, fileName, countsFrom }
  return Object.fromEntries(
    Object.entries({ ...values, batchReceiver, messageReceiver }).filter(
      ([, value]) => value !== null
    )
  )
}
