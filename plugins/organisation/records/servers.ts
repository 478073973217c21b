import type { ResourceTable } from '#kernel/admin/resources/resource_table'

import { ServerSchema } from '#plugins/organisation/database/schema'
import { serverFields } from '#plugins/organisation/contract'
import { organisationErrors } from '#plugins/organisation/errors'
import { LinkedResource } from '#plugins/organisation/records/linked_resource'
import { ProjectLinks } from '#plugins/organisation/records/project_links'

/** A server as it is kept. */
class Server extends ServerSchema {
  static table = 'servers'
}

/** The servers of a company of type 1. */
export class Servers extends LinkedResource<typeof serverFields> {
  protected readonly links = new ProjectLinks('server', organisationErrors.E_SERVER_IN_USE)
  readonly table: ResourceTable<typeof serverFields> = {
    type: 'server',
    model: Server,
    fields: serverFields,
    withoutColumn: ['projects'],
    search: ['name', 'description'],
    unique: { servers_name: { field: 'name', refusal: organisationErrors.E_SERVER_NAME } },
  }
}
