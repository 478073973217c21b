import { batchKinds } from '#kernel/batches/batch_kind'
import { auditedTables } from '#kernel/changes/audit_subjects'
import { expiringRows } from '#kernel/changes/expiring_rows'
import { definePlugin, provide } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { CaseListings } from '#plugins/listings/contract/case_listings'
import { listingErrors } from '#plugins/listings/errors'
import { listingPermissions } from '#plugins/listings/permissions'
import { listingScreens } from '#plugins/listings/screens'
import { ListingWriter } from '#plugins/listings/writing/listing_writer'

export default definePlugin({
  name: 'listings',
  summary:
    'Line listings that people design: columns, filters, real rows, files, and one by mail every Monday.',
  kernel: '^1.0.0',
  requires: ['cases'],
  uses: { coding: '^1.0.0' },
  permissions: listingPermissions,
  errors: listingErrors,
  screens: listingScreens,
  provides: [
    provide(CaseListings, () => import('#plugins/listings/computing/made_listings')),
    provide(ListingWriter, () => import('#plugins/listings/writing/pressed_listings')),
  ],
  contributes: [
    contribute(auditedTables, () => import('#plugins/listings/records/audited_tables')),
    contribute(expiringRows, () => import('#plugins/listings/records/over_files')),
    contribute(batchKinds, () => import('#plugins/listings/running/run_kind')),
  ],
  schedules: [
    {
      name: 'listings.weekly',
      cron: '10 * * * *',
      load: () => import('#plugins/listings/running/send_weekly'),
    },
  ],
  migrations: 'database/migrations',
  lang: 'lang',
  seed: () => import('#plugins/listings/seed/seed_listings'),
  commands: () => import('#plugins/listings/commands/main'),
  routes: () => import('#plugins/listings/routes'),
})
