import { useTranslation } from 'react-i18next'
import { companyFields } from '#kernel/tenancy/companies/company_fields'
import { KeptEdit } from '../kept/kept_edit'
import { companySections } from './company_sections'

/** A company as it stands. */
export function CompanyEdit() {
  const { t } = useTranslation()
  return (
    <KeptEdit
      fields={companyFields}
      sections={companySections(t)}
      fixed={['type']}
      nameOf={({ name }) => String(name)}
      deletes
    />
  )
}
