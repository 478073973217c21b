import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { sponsorFields } from '#plugins/organisation/contract'
import { KeptCreate } from '#resources/admin/kept/kept_create'
import { KeptEdit } from '#resources/admin/kept/kept_edit'
import type { FormSection } from '#resources/admin/kept/kept_form'
import { KeptList } from '#resources/admin/kept/kept_list'

const sections = (t: TFunction): FormSection[] => [
  {
    title: t('organisation:sponsors.one'),
    fields: [['name', 'whole'], 'contact', 'contactPhone', ['projects', 'whole']],
  },
]

export function SponsorList() {
  const { t } = useTranslation()
  return (
    <KeptList
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
    <KeptCreate
      fields={sponsorFields}
      sections={sections(t)}
      title={t('organisation:sponsors.new')}
    />
  )
}

export function SponsorEdit() {
  const { t } = useTranslation()
  return (
    <KeptEdit
      fields={sponsorFields}
      sections={sections(t)}
      nameOf={({ name }) => String(name)}
      deletes
    />
  )
}
