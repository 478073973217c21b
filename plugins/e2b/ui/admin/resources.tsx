import type { TFunction } from 'i18next'
import { Resource } from 'react-admin'
import type { AdminResource } from '#resources/admin/collected_resources'
import { ImportList } from './import_list'

/** What this plugin shows in the back office. */
export function resources(t: TFunction): AdminResource[] {
  const options = { label: t('e2b:admin.title'), permission: 'CASE_IMPORT_READ', icon: 'upload' }
  return [
    <Resource key="imports" name="imports" list={ImportList} options={options} />,
  ] as AdminResource[]
}
