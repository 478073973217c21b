import { inject } from '@adonisjs/core'

import { FileStore } from '#kernel/files/file_store'

import { PartnerReach } from '#plugins/gateway/contract/reach'
import { SendingGate } from '#plugins/gateway/contract/sending'
import { readHttpFile } from '#plugins/as2/protocol/http_file'
import { TakenMessages } from '#plugins/as2/records/taken_messages'
import { post } from '#plugins/as2/sending/post'

/** Posts the receipt of a message where its sender wants it, if that is an allowed host. */
@inject()
export default class PostMdnJob {
  constructor(
    private taken: TakenMessages,
    private files: FileStore,
    private gate: SendingGate,
    private reach: PartnerReach
  ) {}

  /** Throws where it did not arrive, so that it is tried again. */
  async handle({ id }: { readonly id: string }): Promise<void> {
    const message = await this.taken.get(id)
    if (!message?.mdnSha || !message.mdnUrl) return
    if (!(await this.gate.isOpen())) throw new Error('Sending is closed')
    const target = await this.reach.target(message.mdnUrl)
    const { headers, body } = readHttpFile(await this.files.get(message.mdnSha))
    const { status } = await post(target, headers, body)
    if (status < 200 || status > 299) throw new Error(`The receipt was answered with ${status}`)
    await this.taken.receiptLeft(message)
  }
}
