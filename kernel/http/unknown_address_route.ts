import { errors } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'

import { guard } from '#kernel/access/guard'
import { apiBase } from '#kernel/http/api_base'
import { unattended } from '#kernel/identity/unattended'
import { leadOn } from '#kernel/screens/lead_on'

// Who opens an address that has become another one is led there, who opens one above screens to the
// first of them; who opens one that leads nowhere starts anew, where their work begins. A file or a
// call that is not there stays not there: what loads it must not take a screen for it.
// Nobody works there, so it keeps no session alive.
router
  .get('*', async (ctx) => {
    const { actor, request, response } = ctx
    const isScreen = request.header('accept')?.includes('text/html')
    if (!isScreen || request.url().startsWith(`${apiBase()}/`)) {
      throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    }
    if (!actor) return response.redirect('/login')
    const path = request.url()
    const elsewhere = await leadOn(path, actor)
    if (elsewhere) return response.redirect().withQs().toPath(elsewhere)
    return response.redirect(actor.isPlatform ? '/admin' : '/project-select')
  })
  .as('http.unknown_address')
  .use([unattended(), guard.public()])
