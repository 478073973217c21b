import type { TFunction } from 'i18next'
import { adminResource, type AdminResource } from '#resources/admin/admin_resource'
import { ImportList } from './import_list'

/** What this plugin shows in the back office. */
export function resources(t: TFunction): AdminResource[] {
  const options = { label: t('e2b:admin.title'), permission: 'CASE_IMPORT_READ', icon: 'upload' }
  return [adminResource('imports', options, { list: ImportList })]
}
