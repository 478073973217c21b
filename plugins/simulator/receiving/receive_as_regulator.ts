import { inject } from '@adonisjs/core'

import { FileStore } from '#kernel/files/file_store'

import { As2OtherSide, type WireMessage } from '#plugins/as2/contract/other_side'
import { KnownConnections } from '#plugins/gateway/contract/connections'
import { numbersOf } from '#plugins/simulator/answering/numbers_of'
import { ReceivedMessages } from '#plugins/simulator/records/received_messages'
import { Regulators } from '#plugins/simulator/records/regulators'

/** Takes a message as a regulator does: by its rule it gives a receipt, refuses it, or is away. */
@inject()
export class ReceiveAsRegulator {
  constructor(
    private regulators: Regulators,
    private connections: KnownConnections,
    private messages: ReceivedMessages,
    private files: FileStore,
    private otherSide: As2OtherSide
  ) {}

  /** @returns the receipt; null where the regulator is away, or is none of ours */
  async handle(sent: WireMessage): Promise<WireMessage | null> {
    const to = [...sent.headers].find(([name]) => name.toLowerCase() === 'as2-to')?.[1]
    const regulator = await this.regulators.playing(to?.replaceAll('"', '') ?? '')
    if (!regulator?.key || regulator.rule === 'no_receipt') return null
    const connection = await this.connections.get('as2', regulator.connectionId)
    const read = this.otherSide.read(connection, regulator.key, sent)
    if ('refusal' in read) return read.refusal
    if (regulator.rule === 'refuse') return read.receipt('negative')
    const { sha256: fileSha } = await this.files.put(read.payload)
    const { batchNumber, messageNumbers } = numbersOf(read.payload)
    const messageId = read.messageId ?? fileSha
    const fileName = read.fileName ?? 'message.xml'
    await this.messages.add(regulator, {
      ...{ messageId, fileName, fileSha, batchNumber, messageNumbers },
    })
    return read.receipt('processed')
  }
}
