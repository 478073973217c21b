import { adminResource, type AdminResource } from '#resources/admin/admin_resource'
import { ImportList } from './import_list'

/** What this plugin shows in the back office. */
export const resources: readonly AdminResource[] = [adminResource('imports', { list: ImportList })]
