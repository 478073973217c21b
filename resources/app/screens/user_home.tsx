import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { PageHeader } from '#resources/kit/page_header'
import { Attention } from '../home/attention'
import { homePanels } from '../home/home_slots'
import { Fillings } from '../slots'

const Root = styled('div')({ padding: '16px 20px 24px' })

/** The home of a project: what plugins show there, and what somebody should look at. */
export default function UserHome() {
  const { t } = useTranslation()
  return (
    <Root>
      <ScreenTitle title={t('home.title')} />
      <PageHeader title={t('home.title')} />
      <Fillings of={homePanels} give={{}} />
      <Attention level="project" />
    </Root>
  )
}
