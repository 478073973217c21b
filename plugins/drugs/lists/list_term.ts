/** A term of a list, as its table holds it. */
export interface ListTerm {
  readonly class: string
  readonly code: string
  readonly nameEn: string
  readonly nameZh: string
  /** Whether it may still be chosen. */
  readonly isCurrent: boolean
  readonly version: string
}
