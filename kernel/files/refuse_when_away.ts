import logger from '@adonisjs/core/services/logger'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FileMissing, FileStoreFailure, FileStoreFull } from '#kernel/files/file_store'
import { wording } from '#kernel/lang/server/wording'

const away = wording('refuse_when_away.away')
const damaged = wording('refuse_when_away.damaged')

/** Says in one sentence to the user what the file store says to the program. */
export async function refuseWhenAway<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const isAway = error instanceof FileStoreFailure
    // One that is full is answered as that, wherever it is met.
    if (error instanceof FileStoreFull) throw error
    if (!isAway && !(error instanceof FileMissing)) throw error
    logger.error({ err: error }, 'The file store failed')
    throw new kernelErrors.E_SYSTEM({ detail: isAway ? away : damaged })
  }
}
