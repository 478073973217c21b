/** Knows which queries of cases are open: sent, and not closed. A draft is known to its sender alone. */
export abstract class OpenQueries {
  /** How many there are on a case of the current scope. */
  abstract countOf(caseId: string): Promise<number>
}
