/** A file of the current project: its row, not its bytes. */
export interface ProjectFile {
  readonly id: string
  /** Address of the bytes in the file store. */
  readonly sha256: string
  readonly size: number
  readonly name: string
  readonly mediaType: string
}

/** Columns of the table `files` as they come from the database. */
export interface FileRow {
  readonly id: string
  readonly sha256: string
  readonly size: string
  readonly name: string
  readonly media_type: string
}

export const fileColumns = ['id', 'sha256', 'size', 'name', 'media_type'] as const

export function toProjectFile(row: FileRow): ProjectFile {
  const { id, sha256, size, name, media_type: mediaType } = row
  return { id, sha256, size: Number(size), name, mediaType }
}
