import { ExtensionPoint } from '#kernel/plugins/extension_point'

/** Codes that stand below a term of a dictionary, for conditions `below`. */
export interface SearchTerms {
  /** Numbers of the elements that hold such codes. */
  elements(): Promise<readonly string[]>
  /** All codes below a term, the term itself among them; refuses with 2017 what is no term. */
  codesBelow(term: string): Promise<readonly string[]>
}

export const searchTerms = new ExtensionPoint<SearchTerms>('cases.search_terms')
