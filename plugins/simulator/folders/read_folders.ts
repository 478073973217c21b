import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'

import { FileStore } from '#kernel/files/file_store'
import { actAs } from '#kernel/tenancy/actor'
import { systemIn } from '#kernel/tenancy/as_system'

import { FolderOtherSide } from '#plugins/drop/contract/other_side'
import { KnownConnections } from '#plugins/gateway/contract/connections'
import { numbersOf } from '#plugins/simulator/answering/numbers_of'
import { ReceivedMessages } from '#plugins/simulator/records/received_messages'
import { type PlayingRegulator, Regulators } from '#plugins/simulator/records/regulators'
import { isSimulating } from '#plugins/simulator/regulators/refuse_when_off'

/** Has the regulators that are reached by a folder take what was put there. */
@inject()
export default class ReadFolders {
  constructor(
    private regulators: Regulators,
    private connections: KnownConnections,
    private messages: ReceivedMessages,
    private files: FileStore,
    private otherSide: FolderOtherSide
  ) {}

  async handle(): Promise<void> {
    if (!isSimulating()) return
    await actAs(systemIn(), async () => {
      for (const regulator of await this.regulators.byFolder()) {
        try {
          await this.#read(regulator)
        } catch (error) {
          logger.error({ err: error, regulator: regulator.id }, 'A folder cannot be read')
        }
      }
    })
  }

  async #read(regulator: PlayingRegulator): Promise<void> {
    const connection = await this.connections.get('folder', regulator.connectionId)
    await this.otherSide.collect(connection, async (fileName, bytes) => {
      const { sha256: fileSha } = await this.files.put(bytes)
      const numbers = numbersOf(bytes)
      const messageId = `${fileName} ${fileSha}`
      await this.messages.add(regulator, { ...numbers, messageId, fileName, fileSha })
    })
  }
}
