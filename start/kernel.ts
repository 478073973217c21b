import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

/** The way of every request, in order. */
server.errorHandler(() => import('#kernel/http/exception_handler'))

server.use([
  () => import('#kernel/http/middleware/container_middleware'),
  () => import('#kernel/health/health_middleware'),
  () => import('#kernel/http/receivers/receivers_middleware'),
  () => import('#kernel/http/middleware/assets_middleware'),
])

router.use([
  () => import('#kernel/http/body/open_body_middleware'),
  () => import('#kernel/identity/sessions/steady_cookies_middleware'),
  () => import('@adonisjs/session/session_middleware'),
  () => import('#kernel/http/middleware/own_site_middleware'),
  () => import('@adonisjs/shield/shield_middleware'),
  () => import('#kernel/identity/api_tokens/cookieless_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
  () => import('#kernel/http/middleware/actor_middleware'),
  () => import('#kernel/http/middleware/private_answers_middleware'),
  () => import('#kernel/http/middleware/inertia_middleware'),
  () => import('#kernel/http/middleware/plain_text_middleware'),
])
