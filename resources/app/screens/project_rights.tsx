import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Matrix } from '#kernel/access/roles/matrix/matrix'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { PageHeader } from '#resources/kit/page_header'
import { Quiet } from '#resources/kit/panel'
import { MatrixTable } from '../rights/matrix_table'

const Root = styled('div')({ padding: '16px 20px 24px' })

/** What each role permits in the project; roles themselves are a matter of the company. */
export default function ProjectRights({ rights, roles }: Matrix) {
  const { t } = useTranslation()
  return (
    <Root>
      <ScreenTitle title={t('rights.title')} />
      <PageHeader title={t('rights.title')} />
      <Quiet style={{ display: 'block', margin: '4px 0 12px' }}>{t('rights.lead')}</Quiet>
      <MatrixTable rights={rights} roles={roles} />
    </Root>
  )
}
