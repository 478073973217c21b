import { useTranslation } from 'react-i18next'
import type { ConnectionTraffic } from '#plugins/gateway/contract/traffic'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Link } from '#resources/app/navigation/link'
import { EmptyState } from '#resources/kit/empty_state'
import { useSizeText } from '../size_text'
import { countColumns } from './count_columns'
import { LocalTable } from './local_table'
import type { Period } from './period_filter'

/** What went through each connection of the company. */
export function ConnectionsTable({ period }: { period: Period }) {
  const { t } = useTranslation()
  const sizeText = useSizeText()
  const { data, error, stale, reload } = useAnswer(
    'GET /gateway/traffic/connections',
    { query: period },
    { keep: true }
  )
  return (
    <LocalTable<ConnectionTraffic>
      name="gateway_traffic_connections"
      label={t('gateway:traffic.view.connections')}
      columns={[
        {
          ...{ key: 'connection', width: 170, label: t('gateway:traffic.connection'), grows: true },
          render: ({ connectionId, connection }) => (
            <Link href={`/company/gateway/details/${connectionId}`}>{connection}</Link>
          ),
        },
        {
          ...{ key: 'environment', width: 96, label: t('gateway:traffic.environment') },
          render: ({ environment }) =>
            environment === 1 ? t('gateway:connection.formal') : t('gateway:connection.test'),
        },
        ...countColumns<ConnectionTraffic>(t, sizeText),
      ]}
      rows={data ?? null}
      stale={stale}
      rowKey={({ connectionId }) => connectionId}
      empty={
        <EmptyState
          icon="server"
          title={t('gateway:traffic.no_connections')}
          text={t('gateway:traffic.no_connections_text')}
        />
      }
      error={error}
      onRetry={reload}
    />
  )
}
