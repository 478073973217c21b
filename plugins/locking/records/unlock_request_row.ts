import type { RequestStatus } from '#plugins/locking/contract/unlock_request'
import { UnlockRequestSchema } from '#plugins/locking/database/schema'

/** A request to unlock a case, with what became of it. */
export class UnlockRequestRow extends UnlockRequestSchema {
  static table = 'unlock_requests'

  declare status: RequestStatus
}
