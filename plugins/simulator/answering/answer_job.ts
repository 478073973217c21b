import { inject } from '@adonisjs/core'

import { As2OtherSide } from '#plugins/as2/contract/other_side'
import { FolderOtherSide } from '#plugins/drop/contract/other_side'
import { KnownConnections } from '#plugins/gateway/contract/connections'
import { writeAcknowledgement } from '#plugins/simulator/answering/write_acknowledgement'
import {
  type ReceivedMessage,
  ReceivedMessages,
} from '#plugins/simulator/records/received_messages'
import { type PlayingRegulator, Regulators } from '#plugins/simulator/records/regulators'
import { isSimulating } from '#plugins/simulator/regulators/refuse_when_off'

/** Answers a message as the rule said when it came. */
@inject()
export default class AnswerJob {
  constructor(
    private messages: ReceivedMessages,
    private regulators: Regulators,
    private connections: KnownConnections,
    private otherSide: As2OtherSide,
    private folders: FolderOtherSide
  ) {}

  /** Throws where an answer was not taken, so that it is tried again. */
  async handle({ id }: { readonly id: string }): Promise<void> {
    const message = isSimulating() ? await this.messages.get(id) : null
    const regulator = message && (await this.regulators.playingById(message.regulatorId))
    if (!message || !regulator || message.answersAt === null || message.answeredAt !== null) return
    for (const [at, text] of textsOf(regulator, message).entries()) {
      const name = `${message.fileName}${at === 0 ? '' : `.${at}`}.ack`
      await this.#bring(regulator, { name, bytes: Buffer.from(text) })
    }
    await this.messages.answered(regulator, message)
  }

  async #bring(
    { way, key, connectionId }: PlayingRegulator,
    file: { readonly name: string; readonly bytes: Uint8Array }
  ) {
    const connection = await this.connections.get(way, connectionId)
    if (way === 'folder') return this.folders.answer(connection, file.name, file.bytes)
    const isTaken = await this.otherSide.bring(this.otherSide.write(connection, key!, file))
    if (!isTaken) throw new Error('An answer of a simulated regulator was not taken')
  }
}

/** The answers, one after the other. */
function textsOf(regulator: PlayingRegulator, message: ReceivedMessage): string[] {
  const { rule, id, batchNumber, messageNumbers } = message
  if (rule === 'unreadable') return ['This is no acknowledgement.']
  const answer = (result: 'accepted' | 'rejected' | 'read', remarks: readonly string[]) =>
    writeAcknowledgement({
      ...{ number: `${id}-${result}`, sender: regulator.name, receiver: 'PHAROS', result, remarks },
      ...{ batchNumber: batchNumber ?? '', messageNumbers, at: new Date() },
    })
  const remarks = regulator.remarks.split('\n').filter((line) => line.trim() !== '')
  if (rule === 'reject') return [answer('rejected', remarks)]
  const accepted = answer('accepted', remarks)
  return rule === 'stepwise' ? [answer('read', []), accepted] : [accepted]
}
