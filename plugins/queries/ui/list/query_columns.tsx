import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { say } from '#resources/app/language'
import { Moment } from '#resources/app/moment'
import type { Column } from '#resources/kit/table/column'
import type { Query } from '../query'
import { QueryStatusTag } from '../query_status'

const Cut = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis' })

const cut = (text: string | null) => (text ? <Cut title={text}>{text}</Cut> : '—')

/** The columns of a list of queries. */
export function queryColumns(t: TFunction, isOfCase: boolean): Column<Query>[] {
  const columns: Column<Query>[] = [
    {
      ...{ key: 'number', width: 60, label: t('queries:number'), num: true, sortable: true },
      render: ({ number }) => number,
    },
    {
      ...{ key: 'caseNo', width: 128, label: t('queries:case'), num: true, sortable: true },
      render: ({ caseNo }) => caseNo,
    },
    {
      ...{ key: 'status', width: 84, label: t('queries:status.name'), sortable: true },
      render: ({ status }) => <QueryStatusTag status={status} />,
    },
    {
      ...{ key: 'place', width: 150, label: t('queries:place') },
      render: ({ placeName }) => cut(placeName ? say(placeName) : t('queries:whole_case')),
    },
    {
      ...{ key: 'content', width: 190, label: t('queries:content'), grows: true },
      render: ({ content }) => cut(content),
    },
    {
      ...{ key: 'reply', width: 180, label: t('queries:reply'), whenRoom: true },
      render: ({ reply }) => cut(reply),
    },
    {
      ...{ key: 'sender', width: 112, label: t('queries:sender') },
      render: ({ senderName }) => cut(senderName),
    },
    {
      ...{ key: 'receiver', width: 112, label: t('queries:receiver') },
      render: ({ receiverName }) => cut(receiverName),
    },
    {
      ...{ key: 'sentAt', width: 170, label: t('queries:sent_at'), num: true, sortable: true },
      render: ({ sentAt }) => (sentAt ? <Moment at={sentAt} /> : '—'),
    },
  ]
  return isOfCase ? columns.filter(({ key }) => key !== 'caseNo') : columns
}
