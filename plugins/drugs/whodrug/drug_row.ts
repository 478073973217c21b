/** A product of WHODrug as it is kept; what the release does not say is empty. */
export interface DrugRow {
  /** By which the release knows it: MedId of C3, the eleven digits of B3. */
  readonly code: string
  /** Drug record number and sequence numbers 1 and 2, eleven digits. */
  readonly drugCode: string
  readonly name: string
  /** What tells products of one name apart. */
  readonly specifier: string
  readonly isGeneric: boolean
  readonly substances: readonly string[]
  readonly strength: string
  readonly doseForm: string
  readonly authorisationNumber: string
  /** ISO 3166-1 alpha-2; empty where the code of the release is none of ISO's. */
  readonly country: string
  readonly holder: string
  /** Official assignments first. */
  readonly atc: readonly string[]
  readonly isWithdrawn: boolean
}
