import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { Moment } from '#resources/app/moment'
import { whoText } from '#resources/app/who_text'
import type { Column } from '#resources/kit/table/column'
import { Tag } from '#resources/kit/tag'
import type { ListedArticle } from '../literature'
import { sourceText } from '../source_text'
import { StatusTag } from '../status_tag'

const Cut = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis' })

const cut = (text: string | null) => (text ? <Cut title={text}>{text}</Cut> : '—')

/** The columns of the list of articles. */
export const articleColumns = (
  t: TFunction,
  reasonOf: (code: string | null) => string
): Column<ListedArticle>[] => [
  {
    ...{ key: 'title', width: 260, label: t('literature:title'), sortable: true, grows: true },
    render: ({ title, retracted }) => (
      <>
        {retracted && <Tag tone="red">{t('literature:retracted')}</Tag>} {cut(title)}
      </>
    ),
  },
  {
    ...{ key: 'status', width: 132, label: t('literature:status.name'), sortable: true },
    render: ({ status }) => <StatusTag status={status} />,
  },
  {
    ...{ key: 'product', width: 130, label: t('literature:product') },
    render: ({ productName }) => cut(productName),
  },
  {
    ...{ key: 'sources', width: 130, label: t('literature:sources') },
    render: ({ sources }) => cut(sources.map((source) => sourceText(t, source)).join(', ')),
  },
  {
    ...{ key: 'journal', width: 170, label: t('literature:journal'), sortable: true },
    whenRoom: true,
    render: ({ journal }) => cut(journal),
  },
  {
    ...{ key: 'year', width: 72, label: t('literature:year'), num: true, sortable: true },
    render: ({ year }) => year ?? '—',
  },
  {
    ...{ key: 'reason', width: 150, label: t('literature:reason'), whenRoom: true },
    render: ({ reason }) => cut(reasonOf(reason)),
  },
  {
    ...{ key: 'cases', width: 120, label: t('literature:cases'), num: true },
    render: ({ caseNos }) => cut(caseNos.join(', ')),
  },
  {
    ...{ key: 'owner', width: 110, label: t('literature:owner'), whenRoom: true },
    render: ({ ownerName }) => cut(ownerName === null ? null : whoText(ownerName)),
  },
  {
    ...{ key: 'foundAt', width: 160, label: t('literature:found_at'), num: true, sortable: true },
    render: ({ foundAt }) => <Moment at={foundAt} />,
  },
]
