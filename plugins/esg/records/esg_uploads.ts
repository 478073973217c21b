import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { actAs } from '#kernel/tenancy/actor'
import { systemIn } from '#kernel/tenancy/as_system'

import type { Connection } from '#plugins/gateway/contract/transport'

/**
 * How far a message has come: it has a core id (`prepared`), it was told to be sent and no answer came yet
 * (`submitting`), the gateway has it (`submitted`), the centre has answered (`answered`).
 */
export type UploadStage = 'prepared' | 'submitting' | 'submitted' | 'answered'

/** A message that was brought to the gateway of the FDA. */
export interface EsgUpload {
  readonly messageId: string
  readonly coreId: string
  readonly stage: UploadStage
  /** Ids of the acknowledgements that were kept. */
  readonly taken: readonly string[]
}

/** After thirty days, in milliseconds, nothing more is asked about. */
const ASKED_FOR = 30 * 24 * 60 * 60 * 1000

const columns = ['message_id as messageId', 'core_id as coreId', 'stage', 'taken'] as const

/** What was brought to the FDA by each connection. */
@inject()
export class EsgUploads {
  constructor(
    private database: Database,
    private changes: Changes
  ) {}

  /** What is known of a message, or null. */
  async find({ id }: Pick<Connection, 'id'>, messageId: string): Promise<EsgUpload | null> {
    return this.database.readCompany((trx) =>
      trx
        .from('esg_uploads')
        .where({ connection_id: id, message_id: messageId })
        .select(...columns)
        .first()
    )
  }

  /** Those of a connection of which an acknowledgement may come, the first one first. */
  async awaited({ id }: Pick<Connection, 'id'>): Promise<EsgUpload[]> {
    return this.database.readCompany((trx) =>
      trx
        .from('esg_uploads')
        .where({ connection_id: id })
        .whereIn('stage', ['submitting', 'submitted'])
        .where('began_at', '>', new Date(Date.now() - ASKED_FOR))
        .orderBy('began_at')
        .orderBy('id')
        .select(...columns)
    )
  }

  /** Writes down how far a message has come; committed before anything further leaves. */
  async note(
    { id, companyId }: Pick<Connection, 'id' | 'companyId'>,
    { messageId, coreId, stage, taken }: EsgUpload
  ): Promise<void> {
    const subject = { type: 'gateway_connection', id } as const
    const act = { name: 'gateway_connection.upload_noted', subject } as const
    // A connection is the company's: what is written of it belongs to no project.
    const write = async (change: Change) => {
      change.inCompany(companyId)
      change.note('upload', undefined, { coreId, stage })
      await change.trx
        .knexQuery()
        .from('esg_uploads')
        .insert({
          ...{ id: newId(), company_id: companyId, connection_id: id, message_id: messageId },
          ...{ core_id: coreId, stage, taken: JSON.stringify(taken) },
        })
        .onConflict(['connection_id', 'message_id'])
        .merge(['core_id', 'stage', 'taken'])
    }
    await actAs(systemIn(), () => this.changes.record(act, write))
  }
}
