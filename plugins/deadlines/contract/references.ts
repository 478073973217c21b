/** What a version of a reference document says, for one drug. */
export interface Reference {
  /** Which drug it is of: versions of one document have the same. */
  readonly drug: string
  /** `ib`, `core`, `CN`, `EU`, `US`, `JP`, `KR`. */
  readonly market: string
  readonly version: string
  /** yyyy-MM-dd; always when absent. */
  readonly validFrom?: string
  /** Names by which a case may call the drug. */
  readonly drugs: readonly string[]
  readonly reactions: readonly ExpectedReaction[]
}

interface ExpectedReaction {
  /** Codes of MedDRA by which a case may call it. */
  readonly codes: readonly string[]
  readonly term: string
  /** When it is expected: `any`, `not_serious`, `not_fatal`. */
  readonly seriousness: string
}

/** Documents that hold on a day: of each drug and market the latest that is valid by then. */
export function validOn(references: readonly Reference[], day: string): Reference[] {
  const latest = new Map<string, Reference>()
  for (const reference of references) {
    const { market, drug, validFrom = '' } = reference
    if (validFrom > day) continue
    const key = `${market} ${drug}`
    const before = latest.get(key)
    if (!before || (before.validFrom ?? '') <= validFrom) latest.set(key, reference)
  }
  return [...latest.values()]
}
