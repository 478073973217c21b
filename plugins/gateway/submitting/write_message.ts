import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'

import { valueOf } from '#kernel/case/content/leaf'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { willPass } from '#kernel/disks/will_pass'
import { Refusal } from '#kernel/errors/define_errors'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { today } from '#kernel/fields/today'
import { FileStore } from '#kernel/files/file_store'
import { refuseWhenAway } from '#kernel/files/refuse_when_away'
import { currentScope } from '#kernel/tenancy/actor'
import { projectAtHand } from '#kernel/tenancy/find_project'

import type { CaseRecord } from '#plugins/cases/contract'
import { type CaseToWrite, Messages, type WrittenCase } from '#plugins/e2b/contract'
import { messageRefusals } from '#plugins/e2b/contract/refusals'
import { gatewayErrors } from '#plugins/gateway/errors'
import { fileNameOf, type FileNameParts } from '#plugins/gateway/destinations/file_name'
import { wording } from '#plugins/gateway/lang/server/wording'
import type { Destination } from '#plugins/gateway/records/destinations'
import { nextNumbers } from '#plugins/gateway/records/latest_submissions'

const MEGABYTE = 1024 * 1024

/** A message that may leave, with the numbers that it carries. */
export interface MessageToSend {
  readonly written: WrittenCase
  readonly batchNumber: string
  readonly messageNumber: string
  readonly messageId: string
  readonly fileName: string
  /** What its name is made of; its number is the first free one when it is submitted. */
  readonly nameParts: FileNameParts
  readonly size: number
  readonly sha256: string
}

/** Writes the message of a case to a destination, under numbers of its own. */
@inject()
export class WriteMessage {
  constructor(
    private messages: Messages,
    private database: Database,
    private files: FileStore
  ) {}

  /**
   * The message as it would leave. Refuses with 2706 a destination without identifiers, with 2907 what
   * cannot be written, with 2908 what the ICH schema says is not valid, with 2707 what it cannot be asked about
   * where the platform wants that; with 2017 one that is larger than its destination takes.
   * @param more how many numbers are passed over, since others have taken them
   */
  async handle(
    record: CaseRecord,
    destination: Destination,
    more = 0
  ): Promise<Omit<MessageToSend, 'sha256'>> {
    refuseWithoutIdentifiers(destination)
    const { caseNo, revision } = record
    const { code, authority, id: destinationId } = destination
    const stem = `${code}-${caseNo}-`
    const next = await this.database.read((trx) =>
      nextNumbers(trx, { authority, stem, destinationId })
    )
    const [n, number] = [next.n + more, next.number + more]
    const batchNumber = `${stem}${n}`
    const messageNumber = String(valueOf(record.content.C_1_1) ?? caseNo)
    const { batchSender, batchReceiver, messageSender, messageReceiver } = destination
    const now = new Date().toISOString().replace(/\.\d+Z$/, '+00:00')
    const written = await this.#written(record.id, {
      revision,
      envelope: {
        batch: {
          ...{ N_1_1: '1', N_1_2: batchNumber, N_1_3: batchSender, N_1_4: batchReceiver },
          N_1_5: now,
        },
        report: {
          ...{ N_2_r_1: messageNumber, N_2_r_2: messageSender, N_2_r_3: messageReceiver },
          N_2_r_4: now,
        },
      },
    })
    refuseInvalid(written)
    refuseTooLarge(written, destination)
    const day = today(await projectAtHand())
    const parts = { code, caseNo, n, number, day }
    return {
      ...{ written, batchNumber, messageNumber, size: written.xml.length },
      messageId: `<${newId()}@pharos>`,
      fileName: fileNameOf(destination.fileName, parts),
      nameParts: parts,
    }
  }

  /** Refuses with 2907 what cannot be written at all; the log tells of it. */
  async #written(caseId: string, wish: CaseToWrite): Promise<WrittenCase> {
    try {
      return await this.messages.writeCase(caseId, wish)
    } catch (error) {
      if (error instanceof Refusal || willPass(error)) throw error
      logger.error({ err: error, case: caseId }, 'The message of a case cannot be written')
      throw new gatewayErrors.E_XML_FAILED({ detail: wording('submit.not_written') })
    }
  }

  /** The same, with its bytes in the store: they are there before anything refers to them. */
  async kept(record: CaseRecord, destination: Destination, more = 0): Promise<MessageToSend> {
    const message = await this.handle(record, destination, more)
    const { sha256 } = await refuseWhenAway(this.files.put(message.written.xml))
    return { ...message, sha256 }
  }
}

function refuseWithoutIdentifiers({
  code,
  batchSender,
  batchReceiver,
  messageSender,
  messageReceiver,
}: Destination): void {
  if (batchSender && batchReceiver && messageSender && messageReceiver) return
  throw new messageRefusals.E_NO_IDENTIFIERS({ detail: wording('submit.no_identifiers', { code }) })
}

function refuseInvalid({ schemaErrors }: WrittenCase): void {
  if (schemaErrors && schemaErrors.length > 0) {
    const detail = wording('submit.schema', { value: schemaErrors[0] })
    throw new gatewayErrors.E_XML_INVALID({ detail, schemaErrors })
  }
  const isHeld =
    currentScope().environment === 1 && !app.config.get('messages.mayLeaveUnchecked', false)
  if (schemaErrors === null && isHeld) {
    throw new messageRefusals.E_XML({ detail: wording('submit.no_schema') })
  }
}

function refuseTooLarge({ xml }: WrittenCase, { maxMegabytes, code }: Destination): void {
  if (maxMegabytes === null || xml.length <= maxMegabytes * MEGABYTE) return
  throw new kernelErrors.E_PARAMETER({
    detail: wording('submit.too_large', { code, megabytes: maxMegabytes }),
  })
}
