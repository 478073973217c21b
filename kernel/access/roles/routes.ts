import { guard } from '#kernel/access/guard'
import { resourceRoutes } from '#kernel/admin/resources/resource_routes'
import { takesFiles } from '#kernel/files/takes_files'
import { calls } from '#kernel/http/calls'

const Roles = async () => (await import('#kernel/access/roles/roles')).Roles
const MatrixController = () => import('#kernel/access/roles/matrix/matrix_controller')

const configure = guard.permission('ROLE_CONF')
const matrix = '/admin/role-matrix'
resourceRoutes('access', 'roles', Roles, 'ROLE_CONF')
calls.get(matrix, [MatrixController, 'show']).as('access.matrix.show').use(configure)
calls
  .post(matrix, [MatrixController, 'take'])
  .as('access.matrix.take')
  .use([configure, takesFiles()])
