import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { serverFields } from '#plugins/organisation/contract'
import { ResourceCreate } from '#resources/admin/resource/resource_create'
import { ResourceEdit } from '#resources/admin/resource/resource_edit'
import type { FormSection } from '#resources/admin/resource/resource_form'
import { ResourceList } from '#resources/admin/resource/resource_list'

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
    <ResourceList
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
    <ResourceCreate
      fields={serverFields}
      sections={sections(t)}
      title={t('organisation:servers.new')}
    />
  )
}

export function ServerEdit() {
  const { t } = useTranslation()
  return (
    <ResourceEdit
      fields={serverFields}
      sections={sections(t)}
      nameOf={({ name }) => String(name)}
      deletes
    />
  )
}
