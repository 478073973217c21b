import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { ListLook } from '#plugins/cases/contract/list_look'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { FormsProvider } from '#resources/forms/catalogue/forms_context'
import { PageHeader } from '#resources/kit/page_header'
import { SearchBody } from '../../search_body'

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '16px 20px 20px',
})

interface AdvancedSearchProps {
  look: ListLook
  caseCount: number
  catalogueHash: string
}

/** Finds cases by conditions on any of their elements. */
export default function AdvancedSearch({ look, caseCount, catalogueHash }: AdvancedSearchProps) {
  const { t } = useTranslation()
  return (
    <Page>
      <ScreenTitle title={t('search:title')} />
      <PageHeader title={t('search:title')} fact={t('search:of', { count: caseCount })} />
      <FormsProvider hash={catalogueHash} waiting={null}>
        <SearchBody look={look} caseCount={caseCount} />
      </FormsProvider>
    </Page>
  )
}
