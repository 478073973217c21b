import { useTranslation } from 'react-i18next'
import { companyAdministratorFields, companyFields } from '#kernel/tenancy/companies/company_fields'
import { ResourceCreate } from '../resource/resource_create'
import { companySections } from './company_sections'

const fields = { ...companyFields, ...companyAdministratorFields }

/** A new company, with its first administrator. */
export function CompanyCreate() {
  const { t } = useTranslation()
  const [company, ...others] = companySections(t)
  const administrator = {
    title: t('admin.companies.administrator'),
    hint: t('admin.companies.administrator_hint'),
    fields: ['adminName', 'adminUsername', 'adminEmail', 'password'],
  }
  return (
    <ResourceCreate
      fields={fields}
      sections={[company!, administrator, ...others]}
      title={t('admin.companies.new')}
      defaults={{ maxProjects: 100, passwordPolicy: 'basic' }}
    />
  )
}
