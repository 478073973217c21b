import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompanyTraffic } from '#plugins/gateway/contract/traffic'
import { useAnswer } from '#resources/app/calls/use_answer'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { EmptyState } from '#resources/kit/empty_state'
import { PageHeader } from '#resources/kit/page_header'
import { Tag } from '#resources/kit/tag'
import { useSizeText } from '../../size_text'
import { countColumns } from '../../traffic/count_columns'
import { SendingPanel } from '../../opening/sending_panel'
import { FilterBar } from '../../traffic/filter_bar'
import { LocalTable } from '../../traffic/local_table'
import { type Period, PeriodFilter } from '../../traffic/period_filter'

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  height: '100%',
  padding: '16px 20px 20px',
})

const Whole = styled('span')({ whiteSpace: 'normal', overflowWrap: 'anywhere' })

/** How much went through the connections of each company, for the platform; nothing of what. */
export default function PlatformTraffic() {
  const { t } = useTranslation()
  const sizeText = useSizeText()
  const [period, setPeriod] = useState<Period>({})
  const { data, error, stale, reload } = useAnswer(
    'GET /gateway/traffic/companies',
    { query: period },
    { keep: true }
  )
  return (
    <Root>
      <ScreenTitle title={t('gateway:traffic.title')} />
      <PageHeader title={t('gateway:traffic.title')} />
      <SendingPanel />
      <FilterBar>
        <PeriodFilter
          period={period}
          onChange={(change) => setPeriod((before) => ({ ...before, ...change }))}
        />
      </FilterBar>
      <LocalTable<CompanyTraffic>
        name="gateway_traffic_companies"
        label={t('gateway:traffic.title')}
        columns={[
          {
            ...{ key: 'company', width: 160, label: t('gateway:traffic.company'), grows: true },
            render: ({ company }) => <Whole>{company}</Whole>,
          },
          {
            ...{ key: 'connections', width: 100, label: t('gateway:traffic.view.connections') },
            ...{ num: true, align: 'end' },
            render: ({ connections }) => connections,
          },
          ...countColumns<CompanyTraffic>(t, sizeText),
          {
            ...{ key: 'ending', width: 84, label: t('gateway:traffic.ending') },
            render: ({ endingCertificates: count }) =>
              count > 0 ? <Tag tone="amber">{count}</Tag> : 0,
          },
        ]}
        rows={data ?? null}
        stale={stale}
        rowKey={({ companyId }) => companyId}
        empty={
          <EmptyState
            icon="server"
            title={t('gateway:traffic.nothing')}
            text={t('gateway:traffic.nothing_text')}
          />
        }
        error={error}
        onRetry={reload}
      />
    </Root>
  )
}
