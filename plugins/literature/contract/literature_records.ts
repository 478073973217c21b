/** An article that a case is about. */
export interface ArticleOfCase {
  readonly articleId: string
  readonly title: string
  /** Vancouver, at most 500 characters. */
  readonly citation: string
  readonly kind: 'made' | 'linked' | 'follow_up'
}

/** What a search found and what became of it, for reports. */
export interface LiteratureCounts {
  readonly found: number
  readonly duplicates: number
  readonly screened: number
  readonly waiting: number
}

/** What other plugins may know of literature, in the current scope. */
export abstract class LiteratureRecords {
  /** The articles that a case was made of or linked to. */
  abstract ofCase(caseId: string): Promise<readonly ArticleOfCase[]>
  /** found = duplicates + screened + waiting, of a product or of all. */
  abstract counts(productId?: string): Promise<LiteratureCounts>
}
