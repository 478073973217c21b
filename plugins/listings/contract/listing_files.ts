/** Kinds of files that a listing is written as. */
export const fileKinds = ['xlsx', 'csv', 'pdf'] as const
export type FileKind = (typeof fileKinds)[number]

/** How a CSV file is written: UTF-8 with its mark, or GB18030. */
export const encodings = ['utf-8', 'gb18030'] as const
export type Encoding = (typeof encodings)[number]

/** A file of a run, one for each volume of a PDF. */
export interface RunFile {
  readonly name: string
  readonly mediaType: string
  readonly size: number
  readonly sha256: string
}
