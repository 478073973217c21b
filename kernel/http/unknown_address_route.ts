import { errors } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'

import { guard } from '#kernel/access/guard'
import { apiBase } from '#kernel/http/api_base'
import { unattended } from '#kernel/identity/unattended'

// Who opens an address that leads nowhere starts anew, where their work begins. A
// file or a call that is not there stays not there: what loads it must not take a screen for it.
// Nobody works there, so it keeps no session alive.
router
  .get('*', ({ actor, request, response }) => {
    const isScreen = request.header('accept')?.includes('text/html')
    if (!isScreen || request.url().startsWith(`${apiBase()}/`)) {
      throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    }
    if (!actor) return response.redirect('/login')
    return response.redirect(actor.isPlatform ? '/admin' : '/project-select')
  })
  .as('http.unknown_address')
  .use([unattended(), guard.public()])
