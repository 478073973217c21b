import app from '@adonisjs/core/services/app'

import type { CodesToName, LicensedCode } from '#kernel/case/forms/licensed_lists'

import { edqmLists } from '#plugins/drugs/findings/edqm_lists'
import { StandardTerms } from '#plugins/drugs/records/standard_terms'

/** Dose forms and routes that stand in a case: there is one list in use, whatever version they say. */
async function licensedNames({
  listId,
  codes,
}: CodesToName): Promise<readonly LicensedCode[] | null> {
  const termClass = Object.hasOwn(edqmLists, listId) ? edqmLists[listId] : undefined
  if (termClass === undefined) return null
  const terms = await app.container.make(StandardTerms)
  return terms.ofCodes(termClass, codes)
}

export default [licensedNames]
