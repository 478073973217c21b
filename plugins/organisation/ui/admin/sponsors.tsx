import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { sponsorFields } from '#plugins/organisation/contract'
import { ResourceCreate } from '#resources/admin/resource/resource_create'
import { ResourceEdit } from '#resources/admin/resource/resource_edit'
import type { FormSection } from '#resources/admin/resource/resource_form'
import { ResourceList } from '#resources/admin/resource/resource_list'

const sections = (t: TFunction): FormSection[] => [
  {
    title: t('organisation:sponsors.one'),
    fields: [['name', 'whole'], 'contact', 'contactPhone', ['projects', 'whole']],
  },
]

export function SponsorList() {
  const { t } = useTranslation()
  return (
    <ResourceList
      fields={sponsorFields}
      columns={['name', 'contact', 'contactPhone', 'projects']}
      sort={{ field: 'name', order: 'ASC' }}
      newLabel={t('organisation:sponsors.new')}
      deletes
    />
  )
}

export function SponsorCreate() {
  const { t } = useTranslation()
  return (
    <ResourceCreate
      fields={sponsorFields}
      sections={sections(t)}
      title={t('organisation:sponsors.new')}
    />
  )
}

export function SponsorEdit() {
  const { t } = useTranslation()
  return (
    <ResourceEdit
      fields={sponsorFields}
      sections={sections(t)}
      nameOf={({ name }) => String(name)}
      deletes
    />
  )
}
