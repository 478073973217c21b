import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { useNavigation } from '#resources/app/navigation/navigation'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { PageHeader } from '#resources/kit/page_header'
import type { UsedVersions } from '../../recoding/impact'
import { RecodingPanel } from '../../recoding/recoding_panel'
import { useRecoding } from '../../recoding/use_recoding'

const Root = styled('div')({ padding: '16px 20px 24px' })

/** Takes the cases of the project from one version of MedDRA to another. */
export default function Recoding(versions: UsedVersions) {
  const { t } = useTranslation()
  const { go, reload } = useNavigation()
  const recoding = useRecoding(versions, () => reload({ only: ['used'] }))
  return (
    <Root>
      <ScreenTitle title={t('coding:recoding.title')} />
      <PageHeader
        title={t('coding:recoding.title')}
        fact={t('coding:recoding.hint')}
        actions={
          <Btn icon="tag" onClick={() => go('/coding')}>
            {t('coding:review.title')}
          </Btn>
        }
      />
      <RecodingPanel versions={versions} recoding={recoding} />
    </Root>
  )
}
