import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { QueryTable } from '../list/query_table'
import { QueryFileButton } from './query_file_button'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%' })

/** The queries of a case. */
export function QueriesTab({ case: { id } }: { case: CaseHead }) {
  const { t } = useTranslation()
  return (
    <Root>
      <QueryFileButton caseId={id} />
      <QueryTable name="case_queries" label={t('queries:title')} caseId={id} />
    </Root>
  )
}
