import { defineConfig } from '@adonisjs/static'

/** Built assets carry their hash in the name, so a browser may keep them for a year. */
export default defineConfig({
  enabled: true,
  etag: true,
  lastModified: true,
  dotFiles: 'ignore',
  maxAge: '365 days',
  immutable: true,
})
