import { useTranslation } from 'react-i18next'
import { companyFields } from '#kernel/tenancy/companies/company_fields'
import { ResourceEdit } from '../resource/resource_edit'
import { companySections } from './company_sections'

/** A company as it stands. */
export function CompanyEdit() {
  const { t } = useTranslation()
  return (
    <ResourceEdit
      fields={companyFields}
      sections={companySections(t)}
      fixed={['type']}
      nameOf={({ name }) => String(name)}
      deletes
    />
  )
}
