import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'

/**
 * Refuses with 1005 somebody new in a company that is deleted. Until the change is over nobody
 * deletes it, so that the deletion takes along whoever is just being made.
 */
export async function refuseGoneCompany({ trx, companyId: id }: Change): Promise<void> {
  if (id === undefined) return
  const companies = trx.from('companies').where({ id }).whereNull('removed_at')
  if (!(await companies.forShare().first())) throw new kernelErrors.E_DATA_NOT_FOUND()
}
