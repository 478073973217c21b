import { inject } from '@adonisjs/core'

import { As2OtherSide } from '#plugins/as2/contract/other_side'
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
    private otherSide: As2OtherSide
  ) {}

  /** Throws where an answer was not taken, so that it is tried again. */
  async handle({ id }: { readonly id: string }): Promise<void> {
    const message = isSimulating() ? await this.messages.get(id) : null
    const regulator = message && (await this.regulators.playingById(message.regulatorId))
    if (!message || !regulator || message.answeredAt !== null) return
    for (const text of textsOf(regulator, message)) await this.#bring(regulator, message, text)
    await this.messages.answered(regulator, message)
  }

  async #bring(regulator: PlayingRegulator, { fileName }: ReceivedMessage, text: string) {
    const connection = await this.connections.get('as2', regulator.connectionId)
    const file = { name: `${fileName}.ack`, bytes: Buffer.from(text) }
    const isTaken = await this.otherSide.bring(
      this.otherSide.write(connection, regulator.key, file)
    )
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
