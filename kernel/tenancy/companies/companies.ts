import { CompanySchema } from '#database/schema'
import { ResourceRecords, type Trx } from '#kernel/admin/resources/resource_records'
import type { ResourceRow, ResourceTable } from '#kernel/admin/resources/resource_table'
import { soundValues } from '#kernel/admin/resources/sound_values'
import type { Change } from '#kernel/changes/change'
import type { OpenChange } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { ValuesOf } from '#kernel/fields/field'
import { moment, whole } from '#kernel/http/answers'
import { endSessions } from '#kernel/identity/sessions/end_sessions'
import User from '#kernel/identity/user'
import { wording } from '#kernel/lang/server/wording'
import { countUsers } from '#kernel/people/accounts/count_users'
import { giveFirstPassword } from '#kernel/people/accounts/first_password'
import { refuseTakenAccount } from '#kernel/people/accounts/refuse_taken_account'
import { tellOtherAccounts } from '#kernel/people/accounts/tell_other_accounts'
import { companyAdministratorFields, companyFields } from '#kernel/tenancy/companies/company_fields'
import { refuseBelow } from '#kernel/tenancy/limits/refuse_below'

type Company = ResourceRow<typeof companyFields>

/** A company as it is kept. */
class CompanyRow extends CompanySchema {
  static table = 'companies'
}

/** The companies of the platform. */
export class Companies extends ResourceRecords<typeof companyFields> {
  readonly table: ResourceTable<typeof companyFields> = {
    type: 'company',
    model: CompanyRow,
    idName: 'companyId',
    fields: companyFields,
    fixed: ['type'],
    first: companyAdministratorFields,
    search: ['name', 'contact', 'address'],
    shown: { createdAt: { is: moment } },
    found: { projects: whole, users: whole },
    unique: { companies_name: { field: 'name', refusal: kernelErrors.E_NAME_REPEATED } },
  }

  protected ownerColumns() {
    return {}
  }

  protected companyOf({ id }: Company): string {
    return id
  }

  /** How many projects and users each has. */
  protected async complete(trx: Trx, companies: Company[]): Promise<Company[]> {
    const ids = companies.map(({ id }) => id)
    const users = await countUsers(trx, ids)
    const counts = await trx
      .from('projects')
      .whereIn('company_id', ids)
      .groupBy('company_id')
      .select('company_id')
      .count('* as n')
    const of = new Map(counts.map(({ company_id: id, n }) => [id, Number(n)]))
    return companies.map((company) => ({
      ...company,
      projects: of.get(company.id) ?? 0,
      users: users.get(company.id) ?? 0,
    }))
  }

  /** With a company comes its first administrator. */
  protected async afterCreate(open: OpenChange, companyId: string, sent: unknown): Promise<void> {
    const { adminUsername, adminName, adminEmail, password } = soundValues(
      companyAdministratorFields,
      sent
    )
    const id = newId()
    const change = open({ name: 'user.created', subject: { type: 'user', id } })
    change.inCompany(companyId)
    const values = { username: adminUsername, name: adminName, email: adminEmail }
    await refuseTakenAccount(change.trx, values, companyId, { fields: typedAs })
    await tellOtherAccounts(change, values, companyId)
    await User.create(
      { id, ...values, companyId, isCompanyAdmin: true, password: '' },
      { client: change.trx }
    )
    const made = { ...values, company_id: companyId, is_company_admin: true }
    for (const [column, value] of Object.entries(made)) change.note(column, undefined, value)
    await giveFirstPassword(open, { id, ...values }, companyId, password)
  }

  protected async beforeChange(
    { trx }: Change,
    { id }: Company,
    { maxProjects, maxUsers }: ValuesOf<typeof companyFields>
  ): Promise<void> {
    const projects = await trx.from('projects').where({ company_id: id }).count('* as n').first()
    refuseBelow('maxProjects', maxProjects, Number(projects.n))
    if (maxUsers === null) return
    refuseBelow('maxUsers', maxUsers, (await countUsers(trx, [id])).get(id) ?? 0)
  }

  /** A company with projects stays. */
  protected async beforeRemove(change: Change, { id }: Company): Promise<void> {
    const projects = await change.trx.from('projects').where({ company_id: id }).select('code')
    if (projects.length > 0) {
      throw new kernelErrors.E_COMPANY_HAS_PROJECTS({
        detail: hasProjects(projects.map(({ code }) => code)),
      })
    }
  }

  /** The people of a company go with it, wherever they are signed in. */
  protected async afterRemove(
    open: OpenChange,
    { trx }: Change,
    { id: companyId }: Company
  ): Promise<void> {
    const people = await User.query({ client: trx })
      .where({ companyId })
      .whereNot('status', 'deleted')
      .orderBy('id')
      .forUpdate()
    for (const person of people) {
      const { id, status, revision } = person
      const change = open({ name: 'user.deleted', subject: { type: 'user', id } })
      change.inCompany(companyId)
      change.note('status', status, 'deleted')
      const gone = { status: 'deleted', removedAt: new Date(), revision: revision + 1 } as const
      await person.merge(gone).save()
      await endSessions(change, id)
    }
  }
}

/** Fields of the form in which the first administrator is told. */
const typedAs = { username: 'adminUsername', email: 'adminEmail' }

const SHOWN = 3
const hasProjects = (codes: string[]) => {
  const some = codes.slice(0, SHOWN)
  const more = codes.length - some.length
  const projects =
    more > 0
      ? wording('companies.and_more', {
          some,
          more: { en: String(more), zh: String(codes.length) },
        })
      : some
  return wording('companies.has_projects', { projects })
}
