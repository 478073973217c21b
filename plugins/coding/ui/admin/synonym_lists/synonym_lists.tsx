import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useNavigation } from '#resources/app/navigation/navigation'
import { synonymListFields } from '#plugins/coding/contract/synonym'
import { KeptCreate } from '#resources/admin/kept/kept_create'
import { KeptEdit } from '#resources/admin/kept/kept_edit'
import { fieldText } from '#resources/admin/kept/field_text'
import type { FormSection } from '#resources/admin/kept/kept_form'
import { KeptList } from '#resources/admin/kept/kept_list'
import { fieldColumn, type ListColumn } from '#resources/admin/kept/list_column'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'

type ListState = (typeof synonymListFields.state.of)[number]['value']

const tones = { prepared: 'amber', active: 'green', retired: 'grey' } as const

const sections = (t: TFunction): FormSection[] => [
  {
    title: t('coding:lists.one'),
    fields: [
      ['name', 'whole'],
      ['language', 'half'],
      ['state', 'half'],
      ['source', 'whole'],
    ],
  },
]

function StateTag({ state }: { state: ListState }) {
  return <Tag tone={tones[state]}>{fieldText(synonymListFields.state, state)}</Tag>
}

/** The lists of synonyms of the installation. */
export function SynonymListList() {
  const { t, i18n } = useTranslation()
  const columns: (string | ListColumn)[] = [
    'name',
    'language',
    {
      ...fieldColumn(synonymListFields, 'state'),
      cell: ({ state }) => <StateTag state={state} />,
    },
    {
      source: 'synonymCount',
      label: t('coding:synonyms.title'),
      figures: true,
      text: ({ synonymCount }) => new Intl.NumberFormat(i18n.language).format(synonymCount),
    },
    'source',
  ]
  return (
    <KeptList
      fields={synonymListFields}
      columns={columns}
      sort={{ field: 'name', order: 'ASC' }}
      filters={['state', 'language']}
      newLabel={t('coding:lists.new')}
    />
  )
}

export function SynonymListCreate() {
  const { t } = useTranslation()
  return (
    <KeptCreate
      fields={synonymListFields}
      sections={sections(t)}
      title={t('coding:lists.new')}
      defaults={{ state: 'prepared' }}
    />
  )
}

export function SynonymListEdit() {
  const { t } = useTranslation()
  const { go } = useNavigation()
  return (
    <KeptEdit
      fields={synonymListFields}
      sections={sections(t)}
      nameOf={({ name }) => String(name)}
      mark={({ synonymCount }) => (
        <Quiet className="num">{t('coding:lists.holds', { count: Number(synonymCount) })}</Quiet>
      )}
      actions={({ id }) => (
        <Btn icon="upload" onClick={() => go(`/admin/coding_synonym_lists/${id}/upload`)}>
          {t('coding:lists.upload')}
        </Btn>
      )}
      deletes
    />
  )
}
