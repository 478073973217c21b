import { useTranslation } from 'react-i18next'
import { companyFields } from '#kernel/tenancy/companies/company_fields'
import { KeptList } from '../kept/kept_list'

/** The companies of the platform. */
export function CompanyList() {
  const { t } = useTranslation()
  const projects = {
    source: 'projects',
    label: t('admin.companies.projects'),
    text: ({ projects: n, maxProjects }: Record<string, unknown>) => `${n} / ${maxProjects}`,
    figures: true,
    sortable: false,
  }
  return (
    <KeptList
      fields={companyFields}
      columns={['name', 'type', projects, 'contact', 'phone', 'passwordPolicy']}
      filters={['type', 'reportUnitCategory']}
      sort={{ field: 'name', order: 'ASC' }}
      newLabel={t('admin.companies.new')}
      deletes
    />
  )
}
