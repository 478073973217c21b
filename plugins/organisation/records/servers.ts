import type { KeptTable } from '#kernel/admin/kept/kept_table'

import { serverFields } from '#plugins/organisation/contract'
import { organisationErrors } from '#plugins/organisation/errors'
import { LinkedResource } from '#plugins/organisation/records/linked_resource'
import { ProjectLinks } from '#plugins/organisation/records/project_links'

/** The servers of a company of type 1. */
export class Servers extends LinkedResource<typeof serverFields> {
  protected readonly links = new ProjectLinks('server', organisationErrors.E_SERVER_IN_USE)
  readonly kept: KeptTable<typeof serverFields> = {
    type: 'server',
    table: 'servers',
    fields: serverFields,
    apart: ['projects'],
    search: ['name', 'description'],
    unique: { servers_name: { field: 'name', refusal: organisationErrors.E_SERVER_NAME } },
  }
}
