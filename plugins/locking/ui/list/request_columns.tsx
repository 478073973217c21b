import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { Moment } from '#resources/app/moment'
import { whoText } from '#resources/app/who_text'
import type { Column } from '#resources/kit/table/column'
import type { UnlockRequest } from '../request'
import { RequestStatusTag } from './request_status'

const Cut = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis' })

const cut = (text: string | null) => (text ? <Cut title={text}>{text}</Cut> : '—')

/** The columns of the list of requests. */
export const requestColumns = (t: TFunction): Column<UnlockRequest>[] => [
  {
    ...{ key: 'caseNo', width: 128, label: t('locking:case'), num: true, sortable: true },
    render: ({ caseNo }) => caseNo,
  },
  {
    ...{ key: 'status', width: 92, label: t('locking:status.name'), sortable: true },
    render: ({ status }) => <RequestStatusTag status={status} />,
  },
  {
    ...{ key: 'reason', width: 220, label: t('locking:reason'), grows: true },
    render: ({ reason }) => cut(reason),
  },
  {
    ...{ key: 'asker', width: 128, label: t('locking:asker') },
    render: ({ askerName }) => cut(askerName),
  },
  {
    ...{ key: 'askedAt', width: 170, label: t('locking:asked_at'), num: true, sortable: true },
    render: ({ askedAt }) => <Moment at={askedAt} />,
  },
  {
    ...{ key: 'answer', width: 180, label: t('locking:answer'), whenRoom: true },
    render: ({ answer }) => cut(answer),
  },
  {
    ...{ key: 'decider', width: 128, label: t('locking:decider') },
    render: ({ deciderName }) => cut(deciderName && whoText(deciderName)),
  },
  {
    ...{ key: 'decidedAt', width: 170, label: t('locking:decided_at'), num: true },
    render: ({ decidedAt }) => (decidedAt ? <Moment at={decidedAt} /> : '—'),
  },
]
