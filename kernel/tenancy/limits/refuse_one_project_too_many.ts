import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'

/**
 * Refuses with 1005 a project of a company that is being deleted, with 30016 one more project of a company that has as many as it may. Until the change is
 * over nobody else makes one there, so that two at once at the limit do not both come in.
 */
export async function refuseOneProjectTooMany({ trx }: Change, companyId: string): Promise<void> {
  const company = await trx
    .from('companies')
    .where({ id: companyId, removed_at: null })
    .select('max_projects')
    .forUpdate()
    .first()
  if (!company) throw new kernelErrors.E_DATA_NOT_FOUND()
  const { n } = await trx.from('projects').where({ company_id: companyId }).count('* as n').first()
  if (Number(n) >= company.max_projects) throw new kernelErrors.E_MOST_PROJECTS()
}
