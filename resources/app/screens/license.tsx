import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#resources/kit/page_header'
import { Panel } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { useShell } from '../shared_props'

const Root = styled('div')({ maxWidth: 880, padding: '16px 20px 24px' })
const Text = styled('p')({ padding: '12px 14px 14px', lineHeight: 1.7 })
const Facts = styled('dl')({
  'display': 'grid',
  'gridTemplateColumns': 'max-content 1fr',
  'gap': '8px 24px',
  'padding': '12px 14px 14px',
  'margin': 0,
  '& dt': { color: colour.ink2 },
  '& dd': { margin: 0 },
})

const terms = ['use', 'data', 'dictionaries'] as const

/** Which product this is, whose, and under which terms it is used. */
export default function License({ holder }: { holder: string }) {
  const { t } = useTranslation()
  const { product } = useShell()
  return (
    <Root>
      <ScreenTitle title={t('license.title')} />
      <PageHeader title={t('license.title')} />
      <div style={{ marginTop: 12 }}>
        <Panel title={t('license.product')}>
          <Facts>
            <dt>{t('license.name')}</dt>
            <dd>{product.name}</dd>
            <dt>{t('license.version')}</dt>
            <dd className="num">{product.version}</dd>
            {product.filingNumber && (
              <>
                <dt>{t('license.filing')}</dt>
                <dd className="num">{product.filingNumber}</dd>
              </>
            )}
            {holder && (
              <>
                <dt>{t('license.holder')}</dt>
                <dd>{holder}</dd>
              </>
            )}
          </Facts>
        </Panel>
        {terms.map((each) => (
          <Panel key={each} title={t(`license.${each}.title`)}>
            <Text>{t(`license.${each}.text`)}</Text>
          </Panel>
        ))}
      </div>
    </Root>
  )
}
