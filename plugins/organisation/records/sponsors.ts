import type { KeptTable } from '#kernel/admin/kept/kept_table'

import { sponsorFields } from '#plugins/organisation/contract'
import { organisationErrors } from '#plugins/organisation/errors'
import { LinkedResource } from '#plugins/organisation/records/linked_resource'
import { ProjectLinks } from '#plugins/organisation/records/project_links'

/** The sponsors of a company of type 2. */
export class Sponsors extends LinkedResource<typeof sponsorFields> {
  protected readonly links = new ProjectLinks('sponsor', organisationErrors.E_SPONSOR_IN_USE)
  readonly kept: KeptTable<typeof sponsorFields> = {
    type: 'sponsor',
    table: 'sponsors',
    fields: sponsorFields,
    apart: ['projects'],
    search: ['name', 'contact'],
    unique: { sponsors_name: { field: 'name', refusal: organisationErrors.E_SPONSOR_NAME } },
  }
}
