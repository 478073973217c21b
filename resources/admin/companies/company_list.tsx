import { useTranslation } from 'react-i18next'
import { companyFields } from '#kernel/tenancy/companies/company_fields'
import { ResourceList } from '../resource/resource_list'
import type { ListColumn, RowOf } from '../resource/list_column'

/** The companies of the platform. */
export function CompanyList() {
  const { t } = useTranslation()
  const counts: ListColumn<RowOf<'GET /admin/companies'>>[] = [
    {
      source: 'projects',
      label: t('admin.companies.projects'),
      text: ({ projects: n, maxProjects }) => `${n} / ${maxProjects}`,
      figures: true,
      sortable: false,
    },
    {
      source: 'users',
      label: t('admin.companies.users'),
      text: ({ users: n, maxUsers }) => (maxUsers === null ? String(n) : `${n} / ${maxUsers}`),
      figures: true,
      sortable: false,
    },
  ]
  return (
    <ResourceList
      fields={companyFields}
      columns={['name', 'type', ...counts, 'contact', 'phone', 'passwordPolicy']}
      filters={['type', 'reportUnitCategory']}
      sort={{ field: 'name', order: 'ASC' }}
      newLabel={t('admin.companies.new')}
      deletes
    />
  )
}
