import app from '@adonisjs/core/services/app'

import { FormSchemas } from '#kernel/case/forms/form_schemas'

import type { SearchTerms } from '#plugins/cases/contract/search_terms'
import { knownCodesBelow, readTerm } from '#plugins/coding/filter/asked_term'
import { lltElements } from '#plugins/coding/places/coded_places'

/** Elements that hold lowest level terms are searched by any term above them. */
const terms: SearchTerms = {
  async elements() {
    return lltElements(await app.container.make(FormSchemas)).map(({ element }) => element)
  },
  async codesBelow(term) {
    return (await knownCodesBelow(readTerm(term).asked)).map(String)
  },
}

export default [terms]
