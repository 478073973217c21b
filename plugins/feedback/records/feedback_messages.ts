import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { FeedbackDecision, FeedbackStatus } from '#plugins/feedback/contract/feedback_message'

/** A message that is to be kept. */
export interface NewFeedback {
  readonly id: string
  readonly code: string
  readonly fileHash: string
  readonly report: number
  readonly fingerprint: string
  readonly fileName: string
  readonly entry: string | null
  readonly product: string | null
  readonly event: string | null
  readonly receivedOn: string | null
}

/** What an upload is held against. */
export interface KnownFeedback {
  readonly code: string
  readonly fingerprint: string
  readonly status: FeedbackStatus
  readonly fileName: string
}

/** A message that its change holds. */
export interface HeldFeedback {
  readonly id: string
  readonly code: string
  readonly status: FeedbackStatus
  readonly reason: string | null
}

/** What becomes of a message. */
export type FeedbackOutcome =
  | { readonly status: 'new' }
  | { readonly status: 'invalid'; readonly reason: string }
  | {
      readonly status: 'generated'
      readonly decision: FeedbackDecision
      readonly caseId: string
    }

/** Writes the feedback data of the current scope. */
@inject()
export class FeedbackMessages {
  constructor(private database: Database) {}

  /** Those of the scope that have one of these codes. */
  async ofCodes(codes: readonly string[]): Promise<KnownFeedback[]> {
    return this.database.read((trx) =>
      trx
        .from('feedback_messages')
        .whereIn('code', [...new Set(codes)])
        .select('code', 'fingerprint', 'status', 'file_name as fileName')
    )
  }

  /** Keeps a message; refuses with 1006 where somebody else has brought its code meanwhile. */
  async add(change: Change, message: NewFeedback): Promise<void> {
    const { companyId, projectId, environment } = currentScope()
    const { userId, name } = currentActor()
    const { id, code, fileHash, report, fingerprint, fileName, entry } = message
    const { product, event, receivedOn } = message
    const [added] = await change.trx
      .insertQuery()
      .table('feedback_messages')
      .insert({
        ...{ id, company_id: companyId, project_id: projectId, environment, code, report },
        ...{ file_hash: fileHash, fingerprint, file_name: fileName, entry, product, event },
        ...{ received_on: receivedOn, uploader_id: userId, uploader_name: name },
      })
      .knexQuery.onConflict()
      .ignore()
      .returning('id')
    if (!added) throw new kernelErrors.E_DATA_STATUS()
    change.note('code', undefined, code)
    change.note(entry ?? fileName, undefined, { sha256: fileHash, report })
  }

  /** The message, held until the change is over. Refuses with 1005 one that the project does not have. */
  async lock(change: Change, id: string): Promise<HeldFeedback> {
    const row: HeldFeedback | null = await change.trx
      .from('feedback_messages')
      .where({ id: uuidOrNil(id) })
      .select('id', 'code', 'status', 'reason')
      .forUpdate()
      .first()
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    return row
  }

  /** Another message than this one has its code and is not invalid: the file in which that came, or null. */
  async fileOfCode(change: Change, { id, code }: HeldFeedback): Promise<string | null> {
    const row = await change.trx
      .from('feedback_messages')
      .where({ code })
      .whereNot({ id })
      .whereNot({ status: 'invalid' })
      .select('file_name as fileName')
      .first()
    return row?.fileName ?? null
  }

  /** Says what became of a message that the change holds. */
  async settle(change: Change, held: HeldFeedback, outcome: FeedbackOutcome): Promise<void> {
    const { status } = outcome
    const isNew = status === 'new'
    change.note('status', held.status, status)
    await change.trx
      .from('feedback_messages')
      .where({ id: held.id })
      .update({
        status,
        decision: status === 'generated' ? outcome.decision : null,
        case_id: status === 'generated' ? outcome.caseId : null,
        reason: status === 'invalid' ? outcome.reason : null,
        decider_name: isNew ? null : currentActor().name,
        decided_at: isNew ? null : new Date(),
      })
  }
}
