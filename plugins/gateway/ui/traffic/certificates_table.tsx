import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { TransportCertificate } from '#plugins/gateway/contract/transport'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Link } from '#resources/app/navigation/link'
import { Moment } from '#resources/app/moment'
import { EmptyState } from '#resources/kit/empty_state'
import { Tag, type Tone } from '#resources/kit/tag'
import { LocalTable } from './local_table'

const DAY = 86_400_000

/** Days before its end at which a certificate is told of. */
const SOON = 60

interface Row extends TransportCertificate {
  readonly connectionId: string
  readonly connection: string
}

const Whole = styled('span')({ whiteSpace: 'normal', overflowWrap: 'anywhere' })

/** The certificates of all connections, the one that ends first at the top. */
export function CertificatesTable() {
  const { t } = useTranslation()
  const { data, error, reload } = useAnswer('GET /gateway/traffic/connections', {}, { keep: true })
  const rows = data
    ?.flatMap(({ connectionId, connection, certificates }) =>
      certificates.map((each) => ({ ...each, connectionId, connection }))
    )
    .toSorted((one, other) => one.validTo.localeCompare(other.validTo))
  return (
    <LocalTable<Row>
      name="gateway_traffic_certificates"
      label={t('gateway:traffic.view.certificates')}
      columns={[
        {
          ...{ key: 'connection', width: 200, label: t('gateway:traffic.connection') },
          render: ({ connectionId, connection }) => (
            <Link href={`/company/gateway/details/${connectionId}`}>{connection}</Link>
          ),
        },
        {
          ...{ key: 'whose', width: 130, label: t('gateway:traffic.whose') },
          render: ({ whose }) => t(`gateway:traffic.of.${whose}`),
        },
        {
          ...{ key: 'subject', width: 260, label: t('gateway:traffic.subject'), grows: true },
          render: ({ subject }) => <Whole>{subject}</Whole>,
        },
        {
          ...{ key: 'until', width: 180, label: t('gateway:traffic.until'), num: true },
          render: ({ validTo }) => <Moment at={validTo} />,
        },
        {
          ...{ key: 'left', width: 150, label: t('gateway:traffic.left') },
          render: (row) => <Left {...row} />,
        },
        {
          ...{ key: 'fingerprint', width: 300, label: t('gateway:traffic.fingerprint') },
          ...{ whenRoom: true, num: true },
          render: ({ fingerprint }) => <Whole>{fingerprint}</Whole>,
        },
      ]}
      rows={rows ?? null}
      rowKey={({ connectionId, whose, fingerprint }) => `${connectionId} ${whose} ${fingerprint}`}
      empty={
        <EmptyState
          icon="check"
          title={t('gateway:traffic.no_certificates')}
          text={t('gateway:traffic.no_certificates_text')}
        />
      }
      error={error}
      onRetry={reload}
    />
  )
}

function Left({ validTo }: Pick<Row, 'validTo'>) {
  const { t } = useTranslation()
  const count = Math.floor((Date.parse(validTo) - Date.now()) / DAY)
  if (count < 0) return <Tag tone="red">{t('gateway:traffic.ended')}</Tag>
  const tone: Tone = count <= 7 ? 'red' : count <= SOON ? 'amber' : 'green'
  return <Tag tone={tone}>{t('gateway:traffic.days', { count })}</Tag>
}
