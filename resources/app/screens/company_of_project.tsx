import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { companyFields } from '#kernel/tenancy/companies/company_fields'
import type { Field, ValuesOf } from '#kernel/fields/field'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { FactList } from '#resources/kit/fact_list'
import { PageHeader } from '#resources/kit/page_header'
import { Panel, Quiet } from '#resources/kit/panel'
import { fieldText } from '../field_text'
import { say } from '../language'

const Root = styled('div')({ maxWidth: 1080, padding: '16px 20px 24px' })

type Company = ValuesOf<typeof companyFields>

const groups = {
  contact: ['name', 'contact', 'phone', 'fax', 'address', 'department'],
  reporting: ['reportUnitCategory', 'serverName', 'adrAccount'],
} as const satisfies Record<string, readonly (keyof Company)[]>

/** What the platform keeps of the company whose project this is. */
export default function CompanyOfProject({ company }: { company: Company }) {
  const { t } = useTranslation()
  const factOf = (name: keyof Company) => {
    const field: Field = companyFields[name]
    return [say(field.label), fieldText(field, company[name]) || '—'] as const
  }
  return (
    <Root>
      <ScreenTitle title={t('company.title')} />
      <PageHeader title={t('company.title')} />
      <Quiet style={{ display: 'block', margin: '4px 0 12px' }}>{t('company.lead')}</Quiet>
      {Object.entries(groups).map(([group, names]) => (
        <Panel key={group} title={t(`company.${group}`)}>
          <FactList facts={names.map(factOf)} />
        </Panel>
      ))}
    </Root>
  )
}
