import router from '@adonisjs/core/services/router'

import { apiBase } from '#kernel/http/api_base'

type Verb = 'get' | 'post' | 'put' | 'delete'

/** Registers what programs may call: as the router does, below the base path. */
export const calls: Pick<typeof router, Verb> = {
  get: (path, handler) => router.get(apiBase() + path, handler),
  post: (path, handler) => router.post(apiBase() + path, handler),
  put: (path, handler) => router.put(apiBase() + path, handler),
  delete: (path, handler) => router.delete(apiBase() + path, handler),
}
