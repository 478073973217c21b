import type { Matrix, MatrixRole } from '#kernel/access/roles/matrix/matrix'
import type { TableLine } from '#kernel/files/read_table'
import { wording } from '#kernel/lang/server/wording'
import type { Words } from '#kernel/language/words'

/** Cells of the file before the columns of the roles. */
const HEAD = [
  wording('matrix_file.group'),
  wording('matrix_file.right'),
  wording('matrix_file.code'),
].map(({ en, zh }) => `${en} ${zh}`)
const MARK = 'x'
const yes = new Set(['x', '✓', '√', '1', 'y', 'yes', '是'])
const no = new Set(['', '0', 'n', 'no', '否', '-'])

/** Both names of a role, as its column is headed. */
const headOf = ({ nameZh, nameEn }: Pick<MatrixRole, 'nameZh' | 'nameEn'>) =>
  nameZh === nameEn ? nameZh : `${nameZh} / ${nameEn}`

/** The matrix as lines of cells: a line for each right, a column for each role. */
export function matrixLines({ rights, roles }: Matrix): string[][] {
  return [
    [...HEAD, ...roles.map(headOf)],
    ...rights.map(({ code, label, group }) => [
      `${group.zh} ${group.en}`,
      `${label.zh} ${label.en}`,
      code,
      ...roles.map(({ permissions }) => (permissions.includes(code) ? MARK : '')),
    ]),
  ]
}

/** What a file says of one role. */
export interface RoleInFile {
  /** Of the role that the column is about; absent for one that the file brings. */
  readonly id?: string
  readonly nameZh: string
  readonly nameEn: string
  readonly permissions: readonly string[]
}

/** What is wrong with a file, and in which line of it. */
export class MatrixFault extends Error {
  constructor(
    readonly line: number,
    readonly words: Words
  ) {
    super(words.en)
  }
}

/**
 * Reads lines as `matrixLines` writes them; a role that is not known comes with the file.
 * @throws MatrixFault with the number of the line, from 1
 */
export function readMatrixLines([first, ...rest]: readonly TableLine[], known: Matrix) {
  const head = first?.cells ?? []
  const at = head.findIndex((cell) => /^code\b|编码/i.test(cell))
  if (at < 0 || head.length <= at + 1) throw new MatrixFault(1, noHead)
  const columns = head.slice(at + 1).map((cell) => columnOf(cell, known))
  refuseTwice(columns)
  const granted = columns.map(() => [] as string[])
  const seen = new Set<string>()
  for (const { line, cells } of rest) {
    const code = cells[at] ?? ''
    if (!known.rights.some((right) => right.code === code))
      throw new MatrixFault(line, noRight(code))
    if (seen.has(code)) throw new MatrixFault(line, twice(code))
    seen.add(code)
    columns.forEach((column, number) => {
      const cell = (cells[at + 1 + number] ?? '').toLowerCase()
      if (!yes.has(cell) && !no.has(cell)) throw new MatrixFault(line, noMark(cell, column))
      if (yes.has(cell)) granted[number]!.push(code)
    })
    if (cells.length > head.length) throw new MatrixFault(line, tooMany)
  }
  return columns.map((column, number) => rolesSaying(column, granted[number]!, seen, known))
}

type Column = Pick<RoleInFile, 'id' | 'nameZh' | 'nameEn'>

/** Rights that the file has no line for stay as they are. */
function rolesSaying(
  column: Column,
  granted: string[],
  seen: Set<string>,
  known: Matrix
): RoleInFile {
  const before = known.roles.find(({ id }) => id === column.id)?.permissions ?? []
  const unlisted = before.filter((code) => !seen.has(code))
  return { ...column, permissions: [...granted, ...unlisted].sort() }
}

function columnOf(cell: string, { roles }: Matrix): Column {
  if (cell === '') throw new MatrixFault(1, noName)
  const same = (text: string) => text.toLowerCase() === cell.toLowerCase()
  const found = roles.find((role) => [headOf(role), role.nameZh, role.nameEn].some(same))
  if (found) return { id: found.id, nameZh: found.nameZh, nameEn: found.nameEn }
  const [nameZh = cell, nameEn = nameZh] = cell.split(' / ').map((part) => part.trim())
  return { nameZh, nameEn }
}

function refuseTwice(columns: readonly Column[]): void {
  const names = columns.map((column) => headOf(column).toLowerCase())
  const second = names.findIndex((name, index) => names.indexOf(name) !== index)
  if (second >= 0) throw new MatrixFault(1, twice(headOf(columns[second]!)))
}

const noHead: Words = wording('matrix_file.no_head')
const noName: Words = wording('matrix_file.no_name')
const tooMany: Words = wording('matrix_file.too_many_of_all')
const noRight = (code: string): Words => wording('matrix_file.no_right', { code })
const twice = (name: string): Words => wording('matrix_file.twice', { name })
const noMark = (cell: string, column: Column): Words =>
  wording('matrix_file.no_mark', { cell, column: headOf(column) })
