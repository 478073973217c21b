import type { TFunction } from 'i18next'
import type { RaRecord } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { drugReferenceFields } from '#plugins/organisation/contract'
import { ResourceCreate } from '#resources/admin/resource/resource_create'
import { ResourceEdit } from '#resources/admin/resource/resource_edit'
import type { FormSection } from '#resources/admin/resource/resource_form'
import { ResourceList } from '#resources/admin/resource/resource_list'
import type { ListColumn, RowOf } from '#resources/admin/resource/list_column'
import { fieldText } from '#resources/app/field_text'
import { ReactionTerms } from './reaction_terms'

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
  {
    title: t('organisation:references.reactions'),
    fields: [['reactions', 'whole']],
    foot: <ReactionTerms />,
  },
]

const nameOf = ({ drug, market, suVersion }: RaRecord) =>
  `${drug} · ${fieldText(drugReferenceFields.market, market)} ${suVersion}`

export function DrugReferenceList() {
  const { t } = useTranslation()
  const drug: ListColumn<RowOf<'GET /admin/drug_references'>> = {
    source: 'drug',
    label: t('organisation:drugs.one'),
    text: (row) => row.drug,
    sortable: false,
  }
  return (
    <ResourceList
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
    <ResourceCreate
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
    <ResourceEdit
      fields={drugReferenceFields}
      sections={sections(t)}
      fixed={['drugId', 'market', 'suVersion']}
      nameOf={nameOf}
      deletes
    />
  )
}
