import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { furtherAddress } from '#resources/admin/addresses'
import { useNavigation } from '#resources/app/navigation/navigation'
import { synonymListFields } from '#plugins/coding/contract/synonym'
import { ResourceCreate } from '#resources/admin/resource/resource_create'
import { ResourceEdit } from '#resources/admin/resource/resource_edit'
import { fieldText } from '#resources/app/field_text'
import type { FormSection } from '#resources/admin/resource/resource_form'
import { ResourceList } from '#resources/admin/resource/resource_list'
import { fieldColumn, type ListColumn, type RowOf } from '#resources/admin/resource/list_column'
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
  const columns: (string | ListColumn<RowOf<'GET /admin/coding_synonym_lists'>>)[] = [
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
    <ResourceList
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
    <ResourceCreate
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
    <ResourceEdit
      fields={synonymListFields}
      sections={sections(t)}
      nameOf={({ name }) => String(name)}
      mark={({ synonymCount }) => (
        <Quiet className="num">{t('coding:lists.holds', { count: Number(synonymCount) })}</Quiet>
      )}
      actions={({ id }) => (
        <Btn
          icon="upload"
          onClick={() => go(furtherAddress('coding_synonym_lists', 'upload', String(id)))}
        >
          {t('coding:lists.upload')}
        </Btn>
      )}
      deletes
    />
  )
}
