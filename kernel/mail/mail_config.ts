import { defineConfig, transports } from '@adonisjs/mail'
import type { SMTPConfig } from '@adonisjs/mail/types'

import { FolderTransport } from '#kernel/mail/folder_transport'

export interface MailSettings {
  /** Sender of every mail. */
  readonly from: string
  /** Server that takes outgoing mail, or null: then mails are written to the folder. */
  readonly smtp: SMTPConfig | null
  readonly folder: string
}

/** The way of mails out of the house, as the settings want it. */
export function mailConfig({ from, smtp, folder }: MailSettings) {
  return defineConfig({
    default: smtp ? 'smtp' : 'folder',
    from,
    mailers: {
      smtp: transports.smtp(smtp ?? { host: 'localhost', port: 25 }),
      folder: () => new FolderTransport(folder),
    },
  })
}
