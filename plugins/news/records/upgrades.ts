import { UpgradeSchema } from '#plugins/news/database/schema'
import { ResourceRecords } from '#kernel/admin/resources/resource_records'
import type { ResourceTable } from '#kernel/admin/resources/resource_table'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import upgradeRules from '#plugins/news/rules/main'
import { upgradeFields } from '#plugins/news/contract'

/** A version record as it is kept. */
class Upgrade extends UpgradeSchema {
  static table = 'upgrades'
}

/** The versions of the product that the platform tells of. */
export class Upgrades extends ResourceRecords<typeof upgradeFields> {
  readonly table: ResourceTable<typeof upgradeFields> = {
    type: 'upgrade',
    model: Upgrade,
    idName: 'suId',
    fields: upgradeFields,
    rules: upgradeRules,
    search: ['suVersion', 'detailsZh', 'detailsEn'],
    unique: { upgrades_version: { field: 'suVersion', refusal: kernelErrors.E_NAME_REPEATED } },
  }

  protected ownerColumns() {
    return {}
  }
}
