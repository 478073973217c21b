import { readFile } from 'node:fs/promises'

import type { HttpContext } from '@adonisjs/core/http'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { refuseEmpty } from '#kernel/files/refuse_empty'
import type { TakenFiles } from '#kernel/http/takes'

/** 20,000 lines of the longest words. */
const LARGEST = '30mb'

const choose = {
  en: 'Choose a CSV, TSV or TXT file of at most 30 MB.',
  zh: '请选择不超过 30 MB 的 CSV、TSV 或 TXT 文件。',
}

/** As the calls say that they take a list. */
export const takenList: TakenFiles = { name: 'list', which: choose.en }

/**
 * The bytes of the list that a request brings. Refuses with 2017 none, with 3001 an empty one, with
 * 2701 another kind.
 */
export async function listOfRequest(request: HttpContext['request']): Promise<Uint8Array> {
  const file = request.file(takenList.name, { size: LARGEST, extnames: ['csv', 'tsv', 'txt'] })
  if (!file?.tmpPath) throw new kernelErrors.E_PARAMETER({ detail: choose })
  refuseEmpty(file)
  if (!file.isValid) throw new kernelErrors.E_UPLOAD_TYPE({ detail: choose })
  return readFile(file.tmpPath)
}
