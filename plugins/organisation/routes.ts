import { resourceRoutes } from '#kernel/admin/resources/resource_routes'

const Sponsors = async () => (await import('#plugins/organisation/records/sponsors')).Sponsors
const Servers = async () => (await import('#plugins/organisation/records/servers')).Servers
const Drugs = async () => (await import('#plugins/organisation/records/drugs')).Drugs
const DrugReferences = async () =>
  (await import('#plugins/organisation/records/drug_references')).DrugReferences

resourceRoutes('organisation', 'sponsors', Sponsors, 'SPONSOR_CONF')
resourceRoutes('organisation', 'servers', Servers, 'SERVER_CONF')
resourceRoutes('organisation', 'drugs', Drugs, 'DRUG_CONF')
resourceRoutes('organisation', 'drug_references', DrugReferences, 'DRUG_CONF')
