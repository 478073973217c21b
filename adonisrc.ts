import { defineConfig } from '@adonisjs/core/app'

import { installed } from '#config/plugins'

export default defineConfig({
  typescript: true,
  commands: [
    () => import('@adonisjs/core/commands'),
    () => import('@adonisjs/lucid/commands'),
    () => import('#kernel/commands/main'),
    ...installed.flatMap(({ commands }) => (commands ? [commands as never] : [])),
  ],
  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    () => import('@adonisjs/core/providers/edge_provider'),
    () => import('@adonisjs/core/providers/vinejs_provider'),
    { file: () => import('@adonisjs/core/providers/repl_provider'), environment: ['repl'] },
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/session/session_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/shield/shield_provider'),
    () => import('@adonisjs/static/static_provider'),
    () => import('#kernel/http/built_client_provider'),
    () => import('@adonisjs/inertia/inertia_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('#kernel/plugins/plugin_provider'),
    () => import('#kernel/files/files_provider'),
    () => import('#kernel/jobs/jobs_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    () => import('#kernel/mail/mail_provider'),
    () => import('#kernel/kernel_provider'),
  ],
  preloads: [
    { file: () => import('#start/kernel'), environment: ['web', 'test', 'console'] },
    { file: () => import('#start/routes'), environment: ['web', 'test', 'console'] },
  ],
  directories: { stubs: 'database/stubs', views: 'resources/views' },
})
