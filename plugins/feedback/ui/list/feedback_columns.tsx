import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { Moment } from '#resources/app/moment'
import { Link } from '#resources/app/navigation/link'
import { whoText } from '#resources/app/who_text'
import type { Column } from '#resources/kit/table/column'
import type { Feedback } from '../feedback'
import { FeedbackStatusTag } from './feedback_status'
import { fileText } from './file_text'

const Cut = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis' })

const cut = (text: string | null) => (text ? <Cut title={text}>{text}</Cut> : '—')

/** The columns of the list of feedback data. */
export const feedbackColumns = (t: TFunction): Column<Feedback>[] => [
  {
    ...{ key: 'code', width: 170, label: t('feedback:code'), num: true, sortable: true },
    render: ({ code }) => cut(code),
  },
  {
    ...{ key: 'status', width: 92, label: t('feedback:status.name'), sortable: true },
    render: ({ status }) => <FeedbackStatusTag status={status} />,
  },
  {
    ...{ key: 'product', width: 180, label: t('feedback:product'), sortable: true, grows: true },
    render: ({ product }) => cut(product),
  },
  {
    ...{ key: 'event', width: 180, label: t('feedback:event'), sortable: true, grows: true },
    render: ({ event }) => cut(event),
  },
  {
    ...{ key: 'receivedOn', width: 116, label: t('feedback:received_on') },
    ...{ num: true, sortable: true },
    render: ({ receivedOn }) => receivedOn ?? '—',
  },
  {
    ...{ key: 'caseNo', width: 128, label: t('feedback:case'), num: true, sortable: true },
    render: ({ caseId, caseNo }) =>
      caseId && caseNo ? <Link href={`/cases/${caseId}`}>{caseNo}</Link> : '—',
  },
  {
    ...{ key: 'file', width: 180, label: t('feedback:file'), whenRoom: true },
    render: (row) => cut(fileText(t, row)),
  },
  {
    ...{ key: 'uploadedAt', width: 170, label: t('feedback:uploaded_at') },
    ...{ num: true, sortable: true },
    render: ({ uploadedAt }) => <Moment at={uploadedAt} />,
  },
  {
    ...{ key: 'uploader', width: 128, label: t('feedback:uploader'), whenRoom: true },
    render: ({ uploaderName }) => cut(whoText(uploaderName)),
  },
]
