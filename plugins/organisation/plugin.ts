import { auditedTables } from '#kernel/changes/audit_subjects'
import { definePlugin, provide } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { CompanyUnits, ReferenceDocuments } from '#plugins/organisation/contract'
import { organisationErrors } from '#plugins/organisation/errors'
import { organisationPermissions } from '#plugins/organisation/permissions'
import { organisationResources } from '#plugins/organisation/screens'

export default definePlugin({
  name: 'organisation',
  summary: 'Sponsors, servers and drugs of a company, and which reactions to a drug are expected.',
  kernel: '^1.0.0',
  permissions: organisationPermissions,
  errors: organisationErrors,
  resources: organisationResources,
  contributes: [
    contribute(auditedTables, () => import('#plugins/organisation/records/audited_tables')),
  ],
  provides: [
    provide(CompanyUnits, () => import('#plugins/organisation/records/company_units')),
    provide(ReferenceDocuments, () => import('#plugins/organisation/records/reference_documents')),
  ],
  migrations: 'database/migrations',
  lang: 'lang',
  seed: () => import('#plugins/organisation/seed/seed_resources'),
  routes: () => import('#plugins/organisation/routes'),
})
