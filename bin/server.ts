/** The web server alone; `npm start` runs it together with everything else. */
import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

import { makeHttpServer } from '../kernel/http/make_http_server.ts'
import { endOnSignal } from '../kernel/http/end_on_signal.ts'

const APP_ROOT = new URL('../', import.meta.url)
const importer = (path: string) =>
  import(path.startsWith('.') ? new URL(path, APP_ROOT).href : path)

// Started by another process that has gone away without a word: do not stay behind.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // The line to the parent must not keep a server alive that was told to stop.
  process.channel.unref()
}

new Ignitor(APP_ROOT, { importer })
  .tap(endOnSignal)
  .httpServer()
  .start(makeHttpServer)
  .catch((error) => {
    // What does not fit is told in a sentence; only a defect needs to show where it stands.
    console.error(['BootRefusal', 'FormSchemaError'].includes(error.name) ? error.message : error)
    // Connections that are open already must not keep it waiting.
    process.exit(1)
  })
