import { useTranslation } from 'react-i18next'
import { synonymFields } from '#plugins/coding/contract/synonym'
import { ResourceList } from '#resources/admin/resource/resource_list'
import type { ListColumn, RowOf } from '#resources/admin/resource/list_column'
import { say } from '#resources/app/language'
import { Tag } from '#resources/kit/tag'
import { nameOf } from '../../term_names'
import { DecideLearned } from './decide_learned'
import { LearnedKeys } from './learned_keys'

type Learned = RowOf<'GET /admin/coding_learned'>

/** What people chose in cases for words that nothing codes by itself, to make synonyms of. */
export function LearnedList() {
  const { t, i18n } = useTranslation()
  const number = new Intl.NumberFormat(i18n.language)
  const mark = ({ terms }: Learned) =>
    terms > 1 ? t('coding:learned.differently', { count: terms }) : ''
  const columns: ListColumn<Learned>[] = [
    {
      source: 'verbatim',
      label: say(synonymFields.verbatim.label),
      sortable: false,
      text: ({ verbatim }) => verbatim,
    },
    {
      source: 'code',
      label: say(synonymFields.code.label),
      sortable: false,
      text: ({ code }) => String(code),
    },
    {
      source: 'names',
      label: t('coding:synonyms.term'),
      sortable: false,
      text: ({ names, code }) => nameOf({ names, code }),
    },
    {
      source: 'cases',
      label: t('coding:learned.cases'),
      figures: true,
      sortable: false,
      text: ({ cases }) => number.format(cases),
    },
    {
      source: 'terms',
      label: t('coding:learned.mark'),
      sortable: false,
      text: mark,
      cell: (row) => mark(row) && <Tag tone="amber">{mark(row)}</Tag>,
    },
  ]
  return (
    <ResourceList
      fields={{}}
      columns={columns}
      sort={{ field: 'cases', order: 'DESC' }}
      bulk={<DecideLearned />}
      actions={<LearnedKeys />}
    />
  )
}
