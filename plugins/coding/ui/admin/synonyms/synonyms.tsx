import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useNavigation } from '#resources/app/navigation/navigation'
import { synonymFields } from '#plugins/coding/contract/synonym'
import { KeptCreate } from '#resources/admin/kept/kept_create'
import { KeptEdit } from '#resources/admin/kept/kept_edit'
import type { FormSection } from '#resources/admin/kept/kept_form'
import { KeptList } from '#resources/admin/kept/kept_list'
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
  const term = {
    source: 'term',
    label: t('coding:synonyms.term'),
    text: ({ term: names, code }: Record<string, unknown>) =>
      nameOf({ code: Number(code), names: (names ?? {}) as Record<string, string> }),
  }
  return (
    <KeptList
      fields={synonymFields}
      columns={['verbatim', 'code', term, 'state']}
      sort={{ field: 'verbatim', order: 'ASC' }}
      narrowed={{ state: synonymFields.state }}
      newLabel={t('coding:synonyms.new')}
      deletes
      bulk={<BulkStates />}
      actions={
        <Btn icon="upload" onClick={() => go('/admin/coding_synonyms/upload')}>
          {t('coding:upload.title')}
        </Btn>
      }
    />
  )
}

export function SynonymCreate() {
  const { t } = useTranslation()
  return (
    <KeptCreate fields={synonymFields} sections={sections(t)} title={t('coding:synonyms.new')} />
  )
}

export function SynonymEdit() {
  const { t } = useTranslation()
  return (
    <KeptEdit
      fields={synonymFields}
      sections={sections(t)}
      nameOf={({ verbatim }) => String(verbatim)}
      deletes
    />
  )
}
