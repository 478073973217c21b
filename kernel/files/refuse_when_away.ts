import logger from '@adonisjs/core/services/logger'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FileMissing, FileStoreFailure, FileStoreFull } from '#kernel/files/file_store'

const away = {
  en: 'The file store does not answer. Nothing was saved; try again, or tell the administrator.',
  zh: '文件存储无法使用，未保存任何内容，请重试或联系管理员。',
}
const damaged = {
  en: 'The file is missing from the file store or was damaged there. Tell the administrator.',
  zh: '文件在存储中缺失或已损坏，请联系管理员。',
}

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
