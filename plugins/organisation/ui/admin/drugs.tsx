import type { TFunction } from 'i18next'
import type { RaRecord } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { drugFields } from '#plugins/organisation/contract'
import { ResourceCreate } from '#resources/admin/resource/resource_create'
import { ResourceEdit } from '#resources/admin/resource/resource_edit'
import type { FormSection } from '#resources/admin/resource/resource_form'
import { ResourceList } from '#resources/admin/resource/resource_list'
import { DrugDocuments } from './drug_documents'

const sections = (t: TFunction): FormSection[] => [
  {
    title: t('organisation:drugs.one'),
    hint: t('organisation:drugs.hint'),
    fields: ['nameZh', 'nameEn', 'drugClass', ['details', 'whole'], ['projects', 'whole']],
  },
]

/** How a drug is called: by both its names, where it has two. */
const nameOf = ({ nameZh, nameEn }: RaRecord) => [nameZh, nameEn].filter(Boolean).join(' · ')

export function DrugList() {
  const { t } = useTranslation()
  return (
    <ResourceList
      fields={drugFields}
      columns={['nameZh', 'nameEn', 'drugClass', 'details', 'projects']}
      filters={['drugClass']}
      sort={{ field: 'nameEn', order: 'ASC' }}
      newLabel={t('organisation:drugs.new')}
      deletes
    />
  )
}

export function DrugCreate() {
  const { t } = useTranslation()
  return (
    <ResourceCreate
      fields={drugFields}
      sections={sections(t)}
      title={t('organisation:drugs.new')}
    />
  )
}

export function DrugEdit() {
  const { t } = useTranslation()
  return (
    <ResourceEdit
      fields={drugFields}
      sections={sections(t)}
      nameOf={nameOf}
      below={(drug) => <DrugDocuments drug={drug} />}
      deletes
    />
  )
}
