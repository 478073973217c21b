import { inject } from '@adonisjs/core'

import type { Language } from '#kernel/language/words'

import { CaseListings } from '#plugins/listings/contract/case_listings'
import type { ListingDesign } from '#plugins/listings/contract/design'

/** Cases that are read for the screen; a file has all. */
const MOST_CASES = 500

/** Shows the rows of a design while somebody makes it. */
@inject()
export default class ShowRows {
  constructor(private listings: CaseListings) {}

  /** A page of the rows, and how many there are of the cases that were read. */
  async handle(
    design: ListingDesign,
    asked: { readonly language: Language; readonly page: number; readonly pageSize: number }
  ) {
    const { language, page, pageSize } = asked
    const started = performance.now()
    const listed = await this.listings.list(design, { language, mostCases: MOST_CASES })
    const { lines, ...rest } = listed
    const from = (page - 1) * pageSize
    return {
      ...rest,
      rows: lines.slice(from, from + pageSize),
      total: lines.length,
      ms: Math.round(performance.now() - started),
    }
  }
}
