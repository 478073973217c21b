import { defineConfig } from '@adonisjs/core/logger'
import app from '@adonisjs/core/services/app'

import env from '#start/env'
import { logStream } from '#kernel/disks/log_stream'
import { loggableError } from '#kernel/errors/loggable_error'

/** JSON lines with UTC times. What could name a person never reaches the log. */
export default defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'pharos',
      level: env.get('LOG_LEVEL', app.inTest ? 'silent' : 'info'),
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { err: loggableError },
      redact: { paths: ['password', '*.password', 'content', '*.content', 'email', '*.email'] },
      destination: logStream(),
    },
  },
})
