import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#resources/kit/page_header'
import { Panel } from '#resources/kit/panel'

const Root = styled('div')({
  'maxWidth': 880,
  'padding': '16px 20px 24px',
  '& h2': { fontSize: 13 },
})
const Text = styled('p')({ padding: '12px 14px 14px', lineHeight: 1.7 })

const Contents = styled('nav')({ 'padding': '12px 0', '& a': { marginRight: 16 } })

const sections = ['start', 'list', 'import', 'view', 'edit', 'history', 'export'] as const

/** The operation manual: what one does with each screen. */
export default function Manual() {
  const { t } = useTranslation()
  return (
    <Root>
      <ScreenTitle title={t('manual.title')} />
      <PageHeader title={t('manual.title')} fact={t('manual.lead')} />
      <Contents aria-label={t('manual.title')}>
        {sections.map((section) => (
          <a key={section} href={`#${section}`}>
            {t(`manual.${section}.title`)}
          </a>
        ))}
      </Contents>
      <div>
        {sections.map((section) => (
          <Panel key={section} id={section} title={t(`manual.${section}.title`)}>
            <Text>{t(`manual.${section}.text`)}</Text>
          </Panel>
        ))}
      </div>
    </Root>
  )
}
