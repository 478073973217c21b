import type { TFunction } from 'i18next'
import type { RaRecord } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { drugReferenceFields } from '#plugins/organisation/contract'
import { KeptCreate } from '#resources/admin/kept/kept_create'
import { KeptEdit } from '#resources/admin/kept/kept_edit'
import type { FormSection } from '#resources/admin/kept/kept_form'
import { KeptList } from '#resources/admin/kept/kept_list'
import { fieldText } from '#resources/admin/kept/field_text'

const sections = (t: TFunction): FormSection[] => [
  {
    title: t('organisation:references.one'),
    hint: t('organisation:references.hint'),
    fields: [
      'drugId',
      'market',
      ['suVersion', 'third'],
      ['validFrom', 'third'],
      ['ctcaeVersion', 'third'],
      'drugName',
      'actName',
    ],
  },
  { title: t('organisation:references.reactions'), fields: [['reactions', 'whole']] },
]

const nameOf = ({ drug, market, suVersion }: RaRecord) =>
  `${drug} · ${fieldText(drugReferenceFields.market, market)} ${suVersion}`

export function DrugReferenceList() {
  const { t } = useTranslation()
  const drug = {
    source: 'drug',
    label: t('organisation:drugs.one'),
    text: (row: RaRecord) => String(row.drug),
    sortable: false,
  }
  return (
    <KeptList
      fields={drugReferenceFields}
      columns={[drug, 'market', 'suVersion', 'validFrom', 'ctcaeVersion', 'reactions']}
      filters={['market', 'ctcaeVersion']}
      sort={{ field: 'validFrom', order: 'DESC' }}
      newLabel={t('organisation:references.new')}
      deletes
    />
  )
}

export function DrugReferenceCreate() {
  const { t } = useTranslation()
  return (
    <KeptCreate
      fields={drugReferenceFields}
      sections={sections(t)}
      title={t('organisation:references.new')}
      defaults={{ reactions: [{ seriousness: 'any' }] }}
    />
  )
}

export function DrugReferenceEdit() {
  const { t } = useTranslation()
  return (
    <KeptEdit
      fields={drugReferenceFields}
      sections={sections(t)}
      fixed={['drugId', 'market', 'suVersion']}
      nameOf={nameOf}
      deletes
    />
  )
}
