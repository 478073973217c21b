/** What an export of a case would leave out. */
export interface ExportReport {
  caseNo: string
  unmapped: { place: string; xml: string }[]
  unwritten: string[]
  schemaErrors: string[] | null
}

/** Everything that the message would not carry, as places to read. */
export function leftOut({ unmapped, unwritten }: ExportReport): string[] {
  return [...unwritten, ...unmapped.map(({ place }) => place)]
}
