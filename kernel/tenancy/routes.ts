import { guard } from '#kernel/access/guard'
import { resourceRoutes } from '#kernel/admin/resources/resource_routes'
import { listController } from '#kernel/admin/list_controller'
import { id, listOf, oneOf, text, whole } from '#kernel/http/answers'
import { calls } from '#kernel/http/calls'
import { projectStatus } from '#kernel/tenancy/projects/project_fields'

const Companies = async () => (await import('#kernel/tenancy/companies/companies')).Companies
const Projects = async () => (await import('#kernel/tenancy/projects/projects')).Projects
const ProjectStatusController = () => import('#kernel/tenancy/projects/project_status_controller')
const AllProjectsController = async () => {
  const { AllProjects, allProjectsColumns } = await import('#kernel/tenancy/projects/all_projects')
  return {
    default: listController({
      name: 'all-projects',
      what: 'Projects of all companies with how many cases they have',
      columns: allProjectsColumns,
      filters: { status: projectStatus },
      row: {
        id,
        code: text,
        name: text,
        status: oneOf('ongoing', 'closed'),
        company: text,
        cases: listOf(whole),
      },
      lists: AllProjects,
    }),
  }
}
const ProjectAccessController = () => import('#kernel/tenancy/project_access_controller')
const OpenWorkController = () => import('#kernel/tenancy/open_work_controller')
const ProjectSelectController = () => import('#kernel/tenancy/project_select_controller')

calls
  .put('/proj/enter', [ProjectSelectController, 'enter'])
  .as('tenancy.projects.enter')
  .use(guard.signedIn())
calls.get('/proj/user/work', [OpenWorkController]).as('tenancy.projects.work').use(guard.signedIn())
calls
  .get('/proj/user/access', [ProjectAccessController, 'list'])
  .as('tenancy.projects.access')
  .use(guard.signedIn())
calls
  .put('/proj/subscribe', [ProjectAccessController, 'follow'])
  .as('tenancy.projects.follow')
  .use(guard.signedIn())

const CompanyController = resourceRoutes('tenancy', 'companies', Companies, 'COMPANY_CONF')
resourceRoutes('tenancy', 'projects', Projects, 'PROJECT_CONF', { without: ['remove'] })

calls
  .get('/admin/all-projects', [AllProjectsController])
  .as('tenancy.all_projects')
  .use(guard.permission('COMPANY_CONF'))

const configure = guard.permission('PROJECT_CONF')
calls
  .post('/admin/projects/:id/close', [ProjectStatusController, 'close'])
  .as('tenancy.projects.close')
  .use(configure)
calls
  .post('/admin/projects/:id/restart', [ProjectStatusController, 'restart'])
  .as('tenancy.projects.restart')
  .use(configure)

// The same acts under the names that clients know.
const platform = guard.permission('COMPANY_CONF')
calls.get('/company/list', [CompanyController, 'list']).as('tenancy.company.list').use(platform)
calls.get('/company/:id', [CompanyController, 'show']).as('tenancy.company.show').use(platform)
calls.post('/company', [CompanyController, 'create']).as('tenancy.company.create').use(platform)
calls.put('/company', [CompanyController, 'changeNamed']).as('tenancy.company.change').use(platform)
calls
  .delete('/company/:id', [CompanyController, 'remove'])
  .as('tenancy.company.remove')
  .use(platform)
