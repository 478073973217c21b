import app from '@adonisjs/core/services/app'

import env from '#start/env'
import { mailConfig } from '#kernel/mail/mail_config'

const user = env.get('SMTP_USER')
const host = env.get('SMTP_HOST')
const port = env.get('SMTP_PORT', 587)

/** Outgoing mail: through a server when SMTP_HOST is set, else to files in storage/mail. */
export default mailConfig({
  from: env.get('MAIL_FROM', 'pharos@localhost'),
  folder: app.makePath('storage/mail'),
  smtp: host
    ? {
        host,
        port,
        secure: port === 465,
        // A password never travels in the clear.
        requireTLS: user !== undefined && port !== 465,
        auth: user ? { type: 'login', user, pass: env.get('SMTP_PASSWORD', '') } : undefined,
      }
    : null,
})
