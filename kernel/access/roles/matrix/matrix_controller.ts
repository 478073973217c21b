import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { ImportMatrix } from '#kernel/access/roles/matrix/import_matrix'
import { matrixLines } from '#kernel/access/roles/matrix/matrix_file'
import { ReadMatrix } from '#kernel/access/roles/matrix/read_matrix'
import { answering, has, id, listOf, oneOf, text, truth, whole, words } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { wording } from '#kernel/lang/server/wording'

const choose = wording('matrix.choose')

const matrixOf = answering({
  rights: listOf(
    has({ code: text, label: words, group: words, level: oneOf('project', 'company', 'platform') })
  ),
  roles: listOf(
    has({
      id,
      nameZh: text,
      nameEn: text,
      builtIn: truth,
      users: whole,
      revision: whole,
      permissions: listOf(text),
    })
  ),
  /** As a file has them. */
  lines: listOf(listOf(text)),
})

/** The matrix of roles and rights: shown, given as lines of a file, taken back from one. */
@inject()
export default class MatrixController {
  static readonly takes = {
    show: { what: 'The matrix of roles and permissions', answers: matrixOf },
    take: {
      what: 'Import the matrix of roles and permissions from a file',
      files: { name: 'matrix', which: choose, largest: '1mb', endings: ['csv'] },
      answers: answering({ made: whole, changed: whole, same: whole }),
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

  async take(ctx: HttpContext) {
    const { files } = await hear(ctx, MatrixController.takes.take)
    return ok(await this.importMatrix.handle(files.bytes))
  }
}
