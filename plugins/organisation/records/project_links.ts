import type { Trx } from '#kernel/admin/resources/resource_records'
import type { Change } from '#kernel/changes/change'
import type { ErrorClass } from '#kernel/errors/define_errors'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentCompany } from '#kernel/tenancy/actor'
import { wording } from '#plugins/organisation/lang/server/wording'

const NAMED = 3

/** For which projects a sponsor, a server or a drug is; those keep it from being deleted. */
export class ProjectLinks {
  readonly #table: string
  readonly #owner: string

  /** @param thing `sponsor` of the table sponsor_projects */
  constructor(
    thing: 'sponsor' | 'server' | 'drug',
    private inUse: ErrorClass
  ) {
    this.#table = `${thing}_projects`
    this.#owner = `${thing}_id`
  }

  /** The records with the ids of their projects. */
  async complete<Record extends { id: string }>(trx: Trx, records: Record[]): Promise<Record[]> {
    const links = await trx
      .from(this.#table)
      .whereIn(
        this.#owner,
        records.map(({ id }) => id)
      )
      .orderBy('project_id')
      .select(this.#owner, 'project_id')
    return records.map((record) => ({
      ...record,
      projects: links
        .filter((link) => link[this.#owner] === record.id)
        .map((link) => link.project_id as string),
    }))
  }

  /** Links to these projects and no others; refuses with 1005 one of another company. */
  async write({ trx }: Change, id: string, projects: readonly string[]): Promise<void> {
    const company = { company_id: currentCompany() }
    const found = await trx
      .from('projects')
      .where(company)
      .whereIn('id', [...projects])
      .select('id')
    if (found.length !== projects.length) throw new kernelErrors.E_DATA_NOT_FOUND()
    await trx
      .from(this.#table)
      .where({ [this.#owner]: id })
      .delete()
    if (projects.length === 0) return
    const rows = projects.map((project) => ({ ...company, [this.#owner]: id, project_id: project }))
    await trx.table(this.#table).multiInsert(rows)
  }

  /** Refuses to delete what projects have, which it names. */
  async refuseInUse({ trx }: Change, projects: readonly string[]): Promise<void> {
    if (projects.length === 0) return
    const rows = await trx
      .from('projects')
      .whereIn('id', [...projects])
      .orderBy('code')
      .select('code')
    const codes = rows.map(({ code }) => code as string)
    const named = codes.slice(0, NAMED)
    const isMore = codes.length > NAMED
    throw new this.inUse({
      detail: wording(isMore ? 'project_links.in_use_by_more' : 'project_links.in_use', { named }),
    })
  }
}
