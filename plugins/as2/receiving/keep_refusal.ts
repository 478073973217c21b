import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'

import { FileStore } from '#kernel/files/file_store'

import { KnownConnections } from '#plugins/gateway/contract/connections'
import type { Connection } from '#plugins/gateway/contract/transport'
import { wordsOfRefusal } from '#plugins/as2/commands/refusal_words'
import { AS2 } from '#plugins/as2/connection/connection_fields'
import type { HeaderList } from '#plugins/as2/protocol/header_list'
import { writeHttpFile } from '#plugins/as2/protocol/http_file'
import { readEnvelope } from '#plugins/as2/protocol/read_message'
import { As2Refusal } from '#plugins/as2/protocol/refusal'
import { RefusedMessages } from '#plugins/as2/records/refused_messages'

/** Keeps what is refused where people of the company see it that it was for. */
@inject()
export class KeepRefusal {
  constructor(
    private connections: KnownConnections,
    private refused: RefusedMessages,
    private files: FileStore
  ) {}

  /**
   * Writes it to a connection: the one between these two, else the first one of the company that has the name
   * of the receiver. What is for nobody here, and what comes too often, is in the log alone.
   * @param headers those that a file takes
   */
  async handle(
    headers: HeaderList,
    body: Buffer,
    refusal: As2Refusal,
    known?: Connection
  ): Promise<void> {
    const { from, to, messageId } = readEnvelope(headers)
    logger.warn({ from, to, reason: refusal.message }, 'A message by AS2 was refused')
    const connection = known ?? (await this.connections.find(AS2, { ownName: to }))[0]
    if (!connection || !(await this.refused.hasRoom(connection.id))) return
    const { sha256: fileSha, size } = await this.files.put(writeHttpFile(headers, body))
    await this.refused.add({
      ...{ companyId: connection.companyId, connectionId: connection.id, from, to, messageId },
      connection: connection.name,
      ...{ reason: refusal.reason, sentence: wordsOfRefusal(refusal), fileSha, size },
    })
  }
}
