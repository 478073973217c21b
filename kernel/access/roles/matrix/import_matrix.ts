import { inject } from '@adonisjs/core'

import type { ImportedMatrix } from '#kernel/access/roles/matrix/imported_matrix'
import type { MatrixRole } from '#kernel/access/roles/matrix/matrix'
import {
  MatrixFault,
  readMatrixLines,
  type RoleInFile,
} from '#kernel/access/roles/matrix/matrix_file'
import { ReadMatrix } from '#kernel/access/roles/matrix/read_matrix'
import { type RoleWish, Roles } from '#kernel/access/roles/roles'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { wording } from '#kernel/lang/server/wording'
import type { Words } from '#kernel/language/words'
import { readTable } from '#kernel/files/read_table'

/** Takes over the roles that a file says, all of them or none. */
@inject()
export class ImportMatrix {
  constructor(
    private readMatrix: ReadMatrix,
    private roles: Roles
  ) {}

  /**
   * @param bytes a file as the matrix is exported
   * Refuses with 3001, and the number of the line, what cannot be read, with 2010 and 2011 what a
   * role may not say.
   */
  async handle(bytes: Buffer): Promise<ImportedMatrix> {
    const known = await this.readMatrix.handle()
    const lines = readOrRefuse(() => readMatrixLines(readTable(bytes), known))
    const differ = lines.filter((role) => !isSame(role, known.roles))
    const fixed = differ.find((role) =>
      known.roles.some(({ id, builtIn }) => builtIn && id === role.id)
    )
    if (fixed) throw new kernelErrors.E_ROLE_FIXED({ detail: builtInChanged(fixed) })
    const wishes: RoleWish[] = differ.map(({ id, nameZh, nameEn, permissions }) => ({
      id,
      sent: { nameZh, nameEn, permissions, revision: revisionOf(id, known.roles) },
    }))
    await this.roles.writeAll(wishes)
    const made = wishes.filter(({ id }) => id === undefined).length
    return { made, changed: wishes.length - made, same: lines.length - wishes.length }
  }
}

function readOrRefuse(read: () => RoleInFile[]): RoleInFile[] {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof MatrixFault)) throw error
    const { line, words } = error
    throw new kernelErrors.E_FILE_CONTENT({
      line,
      detail: wording('import_matrix.line', { line, words }),
    })
  }
}

function isSame({ id, permissions }: RoleInFile, roles: readonly MatrixRole[]): boolean {
  return roles.find((role) => role.id === id)?.permissions.join() === permissions.join()
}

const revisionOf = (id: string | undefined, roles: readonly MatrixRole[]) =>
  roles.find((role) => role.id === id)?.revision

const builtInChanged = ({ nameZh, nameEn }: RoleInFile): Words =>
  wording('import_matrix.built_in_changed', { name: { en: nameEn, zh: nameZh } })
