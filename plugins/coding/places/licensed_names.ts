import app from '@adonisjs/core/services/app'

import type { CodesToName, LicensedCode } from '#kernel/case/forms/licensed_lists'

import { LLT_LIST } from '#plugins/coding/places/coded_places'
import { TermNames } from '#plugins/coding/records/term_names'

/** Lowest level terms that stand in a case without a name. */
async function licensedNames({
  listId,
  version,
  codes,
}: CodesToName): Promise<readonly LicensedCode[] | null> {
  if (listId !== LLT_LIST) return null
  const names = await app.container.make(TermNames)
  return names.of(version, codes)
}

export default [licensedNames]
