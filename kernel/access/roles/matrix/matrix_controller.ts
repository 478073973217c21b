import { readFile } from 'node:fs/promises'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { ImportMatrix } from '#kernel/access/roles/matrix/import_matrix'
import { matrixLines } from '#kernel/access/roles/matrix/matrix_file'
import { ReadMatrix } from '#kernel/access/roles/matrix/read_matrix'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'

const LARGEST = '1mb'

const choose = {
  en: 'Choose a CSV file of at most 1 MB, as the matrix is exported.',
  zh: '请选择不超过 1 MB 的 CSV 文件（与导出格式一致）。',
}

/** The matrix of roles and rights: shown, given as lines of a file, taken back from one. */
@inject()
export default class MatrixController {
  static readonly takes = {
    show: { what: 'The matrix of roles and rights' },
    take: {
      what: 'Take over the matrix of roles and rights from a file',
      files: { name: 'matrix', which: choose.en },
    },
  } satisfies Takes

  constructor(
    private readMatrix: ReadMatrix,
    private importMatrix: ImportMatrix
  ) {}

  async show() {
    const matrix = await this.readMatrix.handle()
    return ok({ ...matrix, lines: matrixLines(matrix) })
  }

  async take({ request }: HttpContext) {
    const file = request.file('matrix', { size: LARGEST, extnames: ['csv'] })
    if (!file?.tmpPath) throw new kernelErrors.E_PARAMETER({ detail: choose })
    if (!file.isValid) throw new kernelErrors.E_UPLOAD_TYPE({ detail: choose })
    return ok(await this.importMatrix.handle(await readFile(file.tmpPath)))
  }
}
