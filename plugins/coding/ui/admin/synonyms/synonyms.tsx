import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { furtherAddress } from '#resources/admin/addresses'
import { useNavigation } from '#resources/app/navigation/navigation'
import { synonymFields } from '#plugins/coding/contract/synonym'
import { ResourceCreate } from '#resources/admin/resource/resource_create'
import { ResourceEdit } from '#resources/admin/resource/resource_edit'
import type { ListColumn, RowOf } from '#resources/admin/resource/list_column'
import type { FormSection } from '#resources/admin/resource/resource_form'
import { ResourceList } from '#resources/admin/resource/resource_list'
import { Btn } from '#resources/kit/btn'
import { nameOf } from '../../term_names'
import { BulkStates } from './bulk_states'
import { FindCode } from './find_code'

const sections = (t: TFunction): FormSection[] => [
  {
    title: t('coding:synonyms.one'),
    fields: [
      ['verbatim', 'whole'],
      ['code', 'half'],
      ['state', 'half'],
    ],
    foot: <FindCode />,
  },
]

export function SynonymList() {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const term: ListColumn<RowOf<'GET /admin/coding_synonyms'>> = {
    source: 'term',
    label: t('coding:synonyms.term'),
    text: ({ term: names, code }) => nameOf({ code, names }),
  }
  return (
    <ResourceList
      fields={synonymFields}
      columns={['verbatim', 'code', term, 'state']}
      sort={{ field: 'verbatim', order: 'ASC' }}
      filterFields={{ state: synonymFields.state }}
      newLabel={t('coding:synonyms.new')}
      deletes
      bulk={<BulkStates />}
      actions={
        <Btn icon="upload" onClick={() => go(furtherAddress('coding_synonyms', 'upload'))}>
          {t('coding:upload.title')}
        </Btn>
      }
    />
  )
}

export function SynonymCreate() {
  const { t } = useTranslation()
  return (
    <ResourceCreate
      fields={synonymFields}
      sections={sections(t)}
      title={t('coding:synonyms.new')}
    />
  )
}

export function SynonymEdit() {
  const { t } = useTranslation()
  return (
    <ResourceEdit
      fields={synonymFields}
      sections={sections(t)}
      nameOf={({ verbatim }) => String(verbatim)}
      deletes
    />
  )
}
