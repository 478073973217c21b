import type { TFunction } from 'i18next'
import { styled } from '@mui/material/styles'
import type { TrafficCounts } from '#plugins/gateway/contract/traffic'
import { Moment } from '#resources/app/moment'
import type { Column } from '#resources/kit/table/column'
import { colour } from '#resources/kit/theme/tokens'

const Pressing = styled('b')({ color: colour.redDeep })

/** The columns that count what went, of a connection or of a company. */
export function countColumns<Row extends TrafficCounts>(
  t: TFunction,
  sizeText: (bytes: number) => string
): Column<Row>[] {
  const moment = (at: string | null) => (at === null ? '–' : <Moment at={at} />)
  const end = { num: true, align: 'end' } as const
  return [
    {
      ...{ key: 'sent', width: 64, label: t('gateway:traffic.sent'), ...end },
      render: (row) => row.sent,
    },
    {
      ...{ key: 'receipts', width: 76, label: t('gateway:traffic.receipts'), ...end },
      render: (row) => row.receipts,
    },
    {
      ...{ key: 'received', width: 80, label: t('gateway:traffic.received'), ...end },
      render: (row) => row.received,
    },
    {
      ...{ key: 'waiting', width: 72, label: t('gateway:traffic.waiting'), ...end },
      render: (row) => row.waiting,
    },
    {
      ...{ key: 'failed', width: 66, label: t('gateway:traffic.failed'), ...end },
      render: (row) => (row.failed > 0 ? <Pressing>{row.failed}</Pressing> : 0),
    },
    {
      ...{ key: 'out', width: 84, label: t('gateway:traffic.bytes_out'), ...end },
      render: (row) => sizeText(row.bytesOut),
    },
    {
      ...{ key: 'in', width: 84, label: t('gateway:traffic.bytes_in'), ...end },
      render: (row) => sizeText(row.bytesIn),
    },
    {
      ...{ key: 'oldest', width: 160, label: t('gateway:traffic.oldest_waiting'), num: true },
      render: (row) => moment(row.oldestWaiting),
    },
    {
      ...{
        key: 'unanswered',
        width: 160,
        whenRoom: true,
        label: t('gateway:traffic.oldest_unanswered'),
        num: true,
      },
      render: (row) => moment(row.oldestUnanswered),
    },
  ]
}
