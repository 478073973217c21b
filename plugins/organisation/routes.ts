import { keptRoutes } from '#kernel/admin/kept/kept_routes'

const Sponsors = async () => (await import('#plugins/organisation/records/sponsors')).Sponsors
const Servers = async () => (await import('#plugins/organisation/records/servers')).Servers
const Drugs = async () => (await import('#plugins/organisation/records/drugs')).Drugs
const DrugReferences = async () =>
  (await import('#plugins/organisation/records/drug_references')).DrugReferences

keptRoutes('organisation', 'sponsors', Sponsors, 'SPONSOR_CONF')
keptRoutes('organisation', 'servers', Servers, 'SERVER_CONF')
keptRoutes('organisation', 'drugs', Drugs, 'DRUG_CONF')
keptRoutes('organisation', 'drug_references', DrugReferences, 'DRUG_CONF')
