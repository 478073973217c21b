import type { PermissionLevel } from '#kernel/access/level'
import type { Words } from '#kernel/language/words'

/** A line of the matrix: a right. */
export interface MatrixRight {
  readonly code: string
  readonly label: Words
  readonly group: Words
  readonly level: PermissionLevel
}

/** A column of the matrix: a role. */
export interface MatrixRole {
  readonly id: string
  readonly nameZh: string
  readonly nameEn: string
  readonly builtIn: boolean
  readonly users: number
  readonly revision: number
  readonly permissions: readonly string[]
}

/** All roles of a company against all rights. */
export interface Matrix {
  readonly rights: readonly MatrixRight[]
  readonly roles: readonly MatrixRole[]
}
