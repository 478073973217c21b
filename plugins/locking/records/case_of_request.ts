import type { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'

import { UnlockRequestRow } from '#plugins/locking/records/unlock_request_row'

/** Which case a request is for; refuses with 1005 one that the project does not have. */
export async function caseOfRequest(database: Database, id: string): Promise<string> {
  const row = await database.read((trx) =>
    UnlockRequestRow.query({ client: trx })
      .where({ id: uuidOrNil(id) })
      .first()
  )
  if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
  return row.caseId
}
