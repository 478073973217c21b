import { keptRoutes } from '#kernel/admin/kept/kept_routes'

const SponsorController = () => import('#plugins/organisation/keeping/sponsor_controller')
const ServerController = () => import('#plugins/organisation/keeping/server_controller')
const DrugController = () => import('#plugins/organisation/keeping/drug_controller')
const DrugReferenceController = () =>
  import('#plugins/organisation/keeping/drug_reference_controller')

keptRoutes('organisation', 'sponsors', SponsorController, 'SPONSOR_CONF')
keptRoutes('organisation', 'servers', ServerController, 'SERVER_CONF')
keptRoutes('organisation', 'drugs', DrugController, 'DRUG_CONF')
keptRoutes('organisation', 'drug_references', DrugReferenceController, 'DRUG_CONF')
