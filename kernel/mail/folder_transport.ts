import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { MailResponse } from '@adonisjs/mail'
import type { MailTransportContract, NodeMailerMessage } from '@adonisjs/mail/types'
import { createTransport } from 'nodemailer'

/** Writes mails to a folder, one .eml file each, where no mail server is set. */
export class FolderTransport implements MailTransportContract {
  constructor(private folder: string) {}

  async send(message: NodeMailerMessage): Promise<MailResponse<unknown>> {
    const toText = createTransport({ streamTransport: true, buffer: true })
    const sent = await toText.sendMail(message as never)
    const time = new Date().toISOString().replaceAll(':', '-')
    await mkdir(this.folder, { recursive: true })
    const file = join(this.folder, `${time}-${randomUUID()}.eml`)
    await writeFile(file, sent.message as Buffer, { mode: 0o600 })
    return new MailResponse(sent.messageId, sent.envelope, { file })
  }
}
