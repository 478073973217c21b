/** A version of a case. */
interface CaseVersion {
  readonly primaryId: string
  readonly version: number
  /** yyyyMMdd; empty where it is not told. */
  readonly day: string
  readonly strata: readonly string[]
}

/**
 * The latest version of each case, whatever order and files they come in: by the number of the version, then
 * by the day on which FDA received it, then by the number of the report. A version without a number of a
 * case is a case of its own.
 */
export class FaersCases {
  readonly #latest = new Map<string, CaseVersion>()
  readonly #alone: CaseVersion[] = []
  readonly #known = new Set<string>()
  older = 0
  deleted = 0

  add(caseId: string, found: CaseVersion): void {
    if (this.#known.has(found.primaryId)) {
      this.older += 1
      return
    }
    this.#known.add(found.primaryId)
    if (caseId === '') {
      this.#alone.push(found)
      return
    }
    const other = this.#latest.get(caseId)
    if (other) this.older += 1
    if (!other || isLater(found, other)) this.#latest.set(caseId, found)
  }

  get blank(): number {
    return this.#alone.length
  }

  delete(caseId: string): void {
    if (this.#latest.delete(caseId)) this.deleted += 1
  }

  /** Whether a report is of some version, be it an older one. */
  knows(primaryId: string): boolean {
    return this.#known.has(primaryId)
  }

  *all(): Generator<CaseVersion> {
    yield* this.#latest.values()
    yield* this.#alone
  }
}

function isLater(one: CaseVersion, other: CaseVersion): boolean {
  if (one.version !== other.version) return one.version > other.version
  if (one.day !== other.day) return one.day > other.day
  return one.primaryId.padStart(20, '0') > other.primaryId.padStart(20, '0')
}
