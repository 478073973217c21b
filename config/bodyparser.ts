import { defineConfig } from '@adonisjs/core/bodyparser'

/** Uploads are read by the routes that expect them, each with a limit of its own. */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { convertEmptyStringsToNull: false, types: ['application/x-www-form-urlencoded'] },
  json: {
    convertEmptyStringsToNull: false,
    limit: '20mb',
    types: ['application/json', 'application/csp-report'],
  },
  multipart: {
    autoProcess: true,
    convertEmptyStringsToNull: false,
    limit: '220mb',
    types: ['multipart/form-data'],
  },
})
