import type { ResourceTable } from '#kernel/admin/resources/resource_table'

import { SponsorSchema } from '#plugins/organisation/database/schema'
import { sponsorFields } from '#plugins/organisation/contract'
import { organisationErrors } from '#plugins/organisation/errors'
import { LinkedResource } from '#plugins/organisation/records/linked_resource'
import { ProjectLinks } from '#plugins/organisation/records/project_links'

/** A sponsor as it is kept. */
class Sponsor extends SponsorSchema {
  static table = 'sponsors'
}

/** The sponsors of a company of type 2. */
export class Sponsors extends LinkedResource<typeof sponsorFields> {
  protected readonly links = new ProjectLinks('sponsor', organisationErrors.E_SPONSOR_IN_USE)
  readonly table: ResourceTable<typeof sponsorFields> = {
    type: 'sponsor',
    model: Sponsor,
    fields: sponsorFields,
    withoutColumn: ['projects'],
    search: ['name', 'contact'],
    unique: { sponsors_name: { field: 'name', refusal: organisationErrors.E_SPONSOR_NAME } },
  }
}
