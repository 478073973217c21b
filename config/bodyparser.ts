import { defineConfig } from '@adonisjs/core/bodyparser'

/** Uploads are read by the routes that take files (`takesFiles`), each with a limit of its own. */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { convertEmptyStringsToNull: false, types: ['application/x-www-form-urlencoded'] },
  json: {
    convertEmptyStringsToNull: false,
    limit: '20mb',
    types: ['application/json', 'application/csp-report'],
  },
  multipart: {
    autoProcess: false,
    convertEmptyStringsToNull: false,
    limit: '220mb',
    types: ['multipart/form-data'],
  },
})
