import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const OpenApiController = () => import('#kernel/openapi/open_api_controller')

calls.get('/openapi.json', [OpenApiController]).as('openapi.document').use(guard.signedIn())
