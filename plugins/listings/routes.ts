import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'
import { unattended } from '#kernel/identity/unattended'

const DesignController = () => import('#plugins/listings/saving/design_controller')
const RunController = () => import('#plugins/listings/running/run_controller')
const CompanyController = () => import('#plugins/listings/company/company_controller')

const see = guard.permission('CASE_REPORT_CONF')
const all = '/report/linelistings'
const one = `${all}/:designId`
calls.get(all, [DesignController, 'list']).as('listings.list').use(see)
calls.post(all, [DesignController, 'create']).as('listings.create').use(see)
calls
  .get('/report/linelisting-shipped', [DesignController, 'shipped'])
  .as('listings.shipped')
  .use(see)
calls.post('/report/linelisting-rows', [DesignController, 'rows']).as('listings.rows').use(see)
calls.get(one, [DesignController, 'show']).as('listings.show').use(see)
calls.put(one, [DesignController, 'change']).as('listings.change').use(see)
calls.delete(one, [DesignController, 'remove']).as('listings.remove').use(see)
calls.get(`${one}/versions`, [DesignController, 'versions']).as('listings.versions').use(see)
calls.put(`${one}/weekly`, [DesignController, 'weekly']).as('listings.weekly').use(see)
calls.get(`${one}/runs`, [RunController, 'list']).as('listings.runs').use([unattended(), see])
calls.post(`${one}/runs`, [RunController, 'start']).as('listings.run').use(see)
calls
  .get('/report/linelisting-files/:listingRunId/:number', [RunController, 'download'])
  .as('listings.file')
  .use(see)
calls
  .get('/report/linelisting-company', [CompanyController, 'offered'])
  .as('listings.company.offered')
  .use(see)

const keep = guard.permission('LISTING_TEMPLATE_CONF')
const lines = '/company/template/lines'
const line = `${lines}/:companyListingId`
calls.get(lines, [CompanyController, 'list']).as('listings.company.list').use(keep)
calls.post(lines, [CompanyController, 'create']).as('listings.company.create').use(keep)
calls
  .get('/company/template/line-shipped', [CompanyController, 'shipped'])
  .as('listings.company.shipped')
  .use(keep)
calls.get(line, [CompanyController, 'show']).as('listings.company.show').use(keep)
calls.put(line, [CompanyController, 'change']).as('listings.company.change').use(keep)
calls.delete(line, [CompanyController, 'remove']).as('listings.company.remove').use(keep)
