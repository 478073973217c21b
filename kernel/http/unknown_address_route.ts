import { errors } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'

import { guard } from '#kernel/access/guard'

// A route of its own, so that an unknown address gets the language and the screen of the product.
router
  .get('*', ({ request }) => {
    throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
  })
  .as('http.unknown_address')
  .use(guard.public())
