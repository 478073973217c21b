import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { serverFields } from '#plugins/organisation/contract'
import { KeptCreate } from '#resources/admin/kept/kept_create'
import { KeptEdit } from '#resources/admin/kept/kept_edit'
import type { FormSection } from '#resources/admin/kept/kept_form'
import { KeptList } from '#resources/admin/kept/kept_list'

const sections = (t: TFunction): FormSection[] => [
  {
    title: t('organisation:servers.one'),
    fields: [
      ['name', 'whole'],
      ['description', 'whole'],
      ['projects', 'whole'],
    ],
  },
]

export function ServerList() {
  const { t } = useTranslation()
  return (
    <KeptList
      fields={serverFields}
      columns={['name', 'description', 'projects']}
      sort={{ field: 'name', order: 'ASC' }}
      newLabel={t('organisation:servers.new')}
      deletes
    />
  )
}

export function ServerCreate() {
  const { t } = useTranslation()
  return (
    <KeptCreate
      fields={serverFields}
      sections={sections(t)}
      title={t('organisation:servers.new')}
    />
  )
}

export function ServerEdit() {
  const { t } = useTranslation()
  return (
    <KeptEdit
      fields={serverFields}
      sections={sections(t)}
      nameOf={({ name }) => String(name)}
      deletes
    />
  )
}
