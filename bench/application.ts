import { Ignitor } from '@adonisjs/core'
import type { ApplicationService } from '@adonisjs/core/types'

/** Settings of the application under measurement, before anything of it is loaded. */
export function setEnvironment(databaseUrl: string, home: string) {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    TZ: 'UTC',
    ENV_PATH: home,
    APP_KEY: 'a-key-for-benchmarks-only-0123456789',
    LOG_LEVEL: 'error',
    SESSION_DRIVER: 'database',
    DATABASE_URL: databaseUrl,
    STORAGE_FOLDER: `${home}/files`,
  })
}

/** The application in this process, without its web server. */
export async function bootApplication(root: URL): Promise<ApplicationService> {
  const importer = (path: string) => import(path.startsWith('.') ? new URL(path, root).href : path)
  const app = new Ignitor(root, { importer }).createApp('console')
  await app.init()
  await app.boot()
  await app.start(() => {})
  return app
}
