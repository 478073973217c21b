import { ProjectSchema } from '#database/schema'
import type { Rows } from '#kernel/admin/resources/resource_reading'
import { ResourceRecords, type Trx } from '#kernel/admin/resources/resource_records'
import type { ResourceRow, ResourceTable } from '#kernel/admin/resources/resource_table'
import type { AdminListQuery } from '#kernel/admin/list_query'
import type { AdminList } from '#kernel/admin/send_list'
import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { ValuesOf } from '#kernel/fields/field'
import { listOf, moment, oneOf, whole } from '#kernel/http/answers'
import { currentCompany } from '#kernel/tenancy/actor'
import { caseCounts, countCases } from '#kernel/tenancy/limits/count_cases'
import { refuseBelow } from '#kernel/tenancy/limits/refuse_below'
import { refuseOneProjectTooMany } from '#kernel/tenancy/limits/refuse_one_project_too_many'
import { projectFields, projectStatus } from '#kernel/tenancy/projects/project_fields'

/** A project as it is kept. */
class ProjectRow extends ProjectSchema {
  static table = 'projects'
}

export type Project = ResourceRow<typeof projectFields> & {
  readonly status: 'ongoing' | 'closed'
  /** People who may enter it. */
  readonly users: number
}

/** The projects of the current company. A project is closed and restarted, never deleted. */
export class Projects extends ResourceRecords<typeof projectFields> {
  readonly table: ResourceTable<typeof projectFields> = {
    type: 'project',
    model: ProjectRow,
    fields: projectFields,
    fixed: ['code', 'type'],
    search: ['code', 'name', 'overview'],
    shown: { status: { is: oneOf('ongoing', 'closed') }, createdAt: { is: moment } },
    found: { 'users': whole, 'cases?': listOf(whole) },
    filterFields: { status: projectStatus },
    unique: {
      projects_company_id_code_key: { field: 'code', refusal: kernelErrors.E_PROJECT_CODE },
    },
  }

  protected rows(trx: Trx): Rows {
    return this.table.model.query({ client: trx }).where('companyId', currentCompany())
  }

  /** With how many cases each has. */
  async list(query: AdminListQuery): Promise<AdminList> {
    const { rows, total } = await super.list(query)
    const counts = await caseCounts(rows.map(({ id }) => id))
    return { rows: rows.map((row) => ({ ...row, cases: counts.get(row.id) })), total }
  }

  protected async complete(trx: Trx, projects: ResourceRow<typeof projectFields>[]) {
    const ids = projects.map(({ id }) => id)
    const counts = await trx
      .from('memberships')
      .whereIn('project_id', ids)
      .groupBy('project_id')
      .select('project_id')
      .count('* as n')
    const of = new Map(counts.map(({ project_id: id, n }) => [id, Number(n)]))
    return projects.map((project) => ({ ...project, users: of.get(project.id) ?? 0 }))
  }

  protected async beforeCreate(change: Change): Promise<void> {
    await refuseOneProjectTooMany(change, currentCompany())
  }

  /** The row is held, so nobody lets people in or makes cases meanwhile. */
  protected async beforeChange(
    change: Change,
    before: ResourceRow<typeof projectFields>,
    { maxUsers, maxCases }: ValuesOf<typeof projectFields>
  ): Promise<void> {
    refuseBelow('maxUsers', maxUsers, (before as Project).users)
    refuseBelow('maxCases', maxCases, await countCases(change, before.id))
  }

  /** Turns the status; refuses with 1006 a project that does not have the status to turn from. */
  async turn(
    change: Change,
    id: string,
    { from, to }: { from: Project['status']; to: Project['status'] }
  ): Promise<Project> {
    const row = await this.hold(change, id)
    const before = (await this.completed(change.trx, row)) as Project
    if (before.status !== from) throw new kernelErrors.E_DATA_STATUS()
    await this.rewrite(row, { status: to })
    change.note('status', from, to)
    return { ...before, status: to, revision: row.revision }
  }
}
