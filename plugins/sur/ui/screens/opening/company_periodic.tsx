import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { ErrorState } from '#resources/kit/error_state'
import { useMessages } from '#resources/kit/messages'
import { PageHeader } from '#resources/kit/page_header'
import { Card } from '#resources/kit/panel'
import { Page } from '../../parts/page'

/** Which kinds of periodic report the projects of the company have. */
export default function CompanyPeriodic() {
  const { t } = useTranslation()
  const tell = useMessages()
  const { data, error, reload } = useAnswer('GET /company/periodic-reports', {})
  const change = async (wish: { dsurOpen?: boolean; psurOpen?: boolean }) => {
    try {
      await call('PUT /company/periodic-reports', { body: { ...data!, ...wish } })
      tell.done(t('sur:company.saved'))
    } catch (refused) {
      tell.error(sentenceOf(refused))
    }
    reload()
  }
  return (
    <Page>
      <ScreenTitle title={t('sur:company.title')} />
      <PageHeader title={t('sur:company.title')} />
      {error && <ErrorState text={error} onRetry={reload} />}
      {data && (
        <Card sx={{ mt: 1.5, p: 2, maxWidth: 720, display: 'grid', gap: 1 }}>
          <p>{t('sur:company.text')}</p>
          <FormControlLabel
            label={t('sur:company.dsur')}
            control={
              <Switch
                checked={data.dsurOpen}
                onChange={({ target }) => void change({ dsurOpen: target.checked })}
              />
            }
          />
          <FormControlLabel
            label={t('sur:company.psur')}
            control={
              <Switch
                checked={data.psurOpen}
                onChange={({ target }) => void change({ psurOpen: target.checked })}
              />
            }
          />
        </Card>
      )}
    </Page>
  )
}
