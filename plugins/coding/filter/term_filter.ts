import app from '@adonisjs/core/services/app'

import { FormSchemas } from '#kernel/case/forms/form_schemas'

import type { CaseFilter } from '#plugins/cases/contract'
import { knownCodesBelow, readTerm } from '#plugins/coding/filter/asked_term'
import { lltElements } from '#plugins/coding/places/coded_places'
import { casesWithCodes } from '#plugins/coding/records/cases_with_codes'

/**
 * Cases with a term or any term below it, in whatever version they are coded: what counts is the
 * code, and a code stands for the same term in every version. What is below the term says the
 * version that is asked, by every path of a PT, the secondary ones too.
 */
const termFilter: CaseFilter = {
  parameter: 'term',
  takes: {
    type: 'string',
    description:
      'A term of MedDRA as version:level:code, for example 28.1:soc:10019805: cases with a reaction coded below it. An SMQ as 28.1:smq:20000006:narrow or 28.1:smq:20000006:broad. With :any at the end other places of a case count too.',
  },
  async read(parameter) {
    const { asked, places } = readTerm(parameter)
    const codes = await knownCodesBelow(asked)
    const elements = lltElements(await app.container.make(FormSchemas))
    return casesWithCodes(
      codes,
      places,
      elements.map(({ element }) => element)
    )
  },
}

export default [termFilter]
