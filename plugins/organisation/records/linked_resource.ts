import { ResourceRecords, type Trx } from '#kernel/admin/resources/resource_records'
import type { ResourceRow } from '#kernel/admin/resources/resource_table'
import type { Change } from '#kernel/changes/change'
import type { Fields, LinksField, ValuesOf } from '#kernel/fields/field'

import type { ProjectLinks } from '#plugins/organisation/records/project_links'

type Linked = Fields & { readonly projects: LinksField }

/** Something of a company that its projects have. */
export abstract class LinkedResource<All extends Linked> extends ResourceRecords<All> {
  protected abstract readonly links: ProjectLinks

  protected complete(trx: Trx, records: ResourceRow<All>[]): Promise<ResourceRow<All>[]> {
    return this.links.complete(trx, records)
  }

  protected writeWithoutColumn(
    change: Change,
    id: string,
    { projects }: ValuesOf<All>
  ): Promise<void> {
    return this.links.write(change, id, projects as string[])
  }

  protected beforeRemove(change: Change, { projects }: ResourceRow<All>): Promise<void> {
    return this.links.refuseInUse(change, projects as string[])
  }
}
