/** Which case a query is about, for who tells people of it. */
export abstract class CaseOfQuery {
  /** Id of the case; null when the project at hand has no such query. */
  abstract of(queryId: string): Promise<string | null>
}
