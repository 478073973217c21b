import { KeptResource } from '#kernel/admin/kept/kept_resource'
import type { KeptTable } from '#kernel/admin/kept/kept_table'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { upgradeRules } from '#kernel/releases/rules/main'
import { upgradeFields } from '#kernel/releases/upgrade_fields'

/** The versions of the product that the platform tells of. */
export class Upgrades extends KeptResource<typeof upgradeFields> {
  readonly kept: KeptTable<typeof upgradeFields> = {
    type: 'upgrade',
    table: 'upgrades',
    idName: 'suId',
    fields: upgradeFields,
    rules: upgradeRules,
    search: ['suVersion', 'detailsZh', 'detailsEn'],
    unique: { upgrades_version: { field: 'suVersion', refusal: kernelErrors.E_NAME_REPEATED } },
  }

  protected home() {
    return {}
  }
}
