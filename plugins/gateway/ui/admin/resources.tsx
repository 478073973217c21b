import { connectionFields } from '#plugins/gateway/contract/connection_fields'
import { destinationFields } from '#plugins/gateway/contract/destination_fields'
import { wording } from '#plugins/gateway/lang/wording'
import { adminResource, type AdminResource } from '#resources/admin/admin_resource'
import type { TrailWords } from '#resources/admin/plugin_modules'
import { ConnectionCreate, ConnectionEdit, ConnectionList } from './connections'
import { DestinationCreate, DestinationEdit, DestinationList } from './destinations'

/** What the trail says of them. */
export const trail: Record<string, TrailWords> = {
  gateway_destination: { label: wording('admin.destination'), fields: destinationFields },
  gateway_sending: { label: wording('opening.subject'), fields: {} },
  gateway_connection: { label: wording('admin.connection'), fields: connectionFields },
}

/** Destinations of a project, connections of the company. */
export const resources: readonly AdminResource[] = [
  adminResource('gateway_destinations', {
    list: DestinationList,
    create: DestinationCreate,
    edit: DestinationEdit,
  }),
  adminResource('gateway_connections', {
    list: ConnectionList,
    create: ConnectionCreate,
    edit: ConnectionEdit,
  }),
]
