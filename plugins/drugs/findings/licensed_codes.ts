import app from '@adonisjs/core/services/app'

import type { LicensedCode } from '#kernel/case/forms/licensed_lists'

import { edqmLists } from '#plugins/drugs/findings/edqm_lists'
import { StandardTerms } from '#plugins/drugs/records/standard_terms'

/** Dose forms and routes that may be chosen in a form. */
async function licensedCodes(listId: string): Promise<readonly LicensedCode[] | null> {
  const termClass = Object.hasOwn(edqmLists, listId) ? edqmLists[listId] : undefined
  if (termClass === undefined) return null
  const terms = await app.container.make(StandardTerms)
  return terms.current(termClass)
}

export default [licensedCodes]
