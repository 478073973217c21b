import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { Btn } from '#resources/kit/btn'
import { PageHeader } from '#resources/kit/page_header'
import { colour } from '#resources/kit/theme/tokens'
import { CertificatesTable } from '../../traffic/certificates_table'
import { ConnectionsTable } from '../../traffic/connections_table'
import { FilterBar } from '../../traffic/filter_bar'
import { MessagesTable } from '../../traffic/messages_table'
import { type Period, PeriodFilter } from '../../traffic/period_filter'

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '16px 20px 20px',
})
const Tabs = styled('div')({
  display: 'flex',
  gap: 4,
  margin: '10px 0 12px',
  borderBottom: `1px solid ${colour.line}`,
})
const Shown = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  flex: 1,
})

const views = ['connections', 'messages', 'certificates'] as const

type View = (typeof views)[number]

const asked = (): View => {
  const view = new URLSearchParams(window.location.search).get('view')
  return views.find((each) => each === view) ?? 'connections'
}

/** What went through the connections of the company, and how long their certificates are good. */
export default function CompanyTraffic() {
  const { t } = useTranslation()
  const [view, setView] = useState(asked)
  const [period, setPeriod] = useState<Period>({})
  const narrow = (change: Period) => setPeriod((before) => ({ ...before, ...change }))
  return (
    <Root>
      <ScreenTitle title={t('gateway:traffic.title')} />
      <PageHeader title={t('gateway:traffic.title')} />
      <Tabs role="tablist" aria-label={t('gateway:traffic.title')}>
        {views.map((name) => (
          <Btn
            key={name}
            kind="ghost"
            role="tab"
            aria-selected={view === name}
            onClick={() => setView(name)}
            sx={{
              borderRadius: 0,
              borderBottom: `2px solid ${view === name ? colour.accent : 'transparent'}`,
              color: view === name ? colour.accent : colour.ink2,
            }}
          >
            {t(`gateway:traffic.view.${name}`)}
          </Btn>
        ))}
      </Tabs>
      <Shown role="tabpanel" aria-label={t(`gateway:traffic.view.${view}`)}>
        {view !== 'certificates' && (
          <FilterBar>
            <PeriodFilter period={period} onChange={narrow} />
          </FilterBar>
        )}
        {view === 'connections' && <ConnectionsTable period={period} />}
        {view === 'messages' && (
          <MessagesTable key={`${period.from} ${period.to}`} period={period} />
        )}
        {view === 'certificates' && <CertificatesTable />}
      </Shown>
    </Root>
  )
}
