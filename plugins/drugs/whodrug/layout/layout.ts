/** The two formats that a release of WHODrug comes in. */
export const formats = ['C3', 'B3'] as const
export type FormatName = (typeof formats)[number]

/** A column of a file; one without a name is not read. */
export interface LayoutColumn {
  readonly name: string | null
  /** Characters; only where the columns are not parted by a sign. */
  readonly width?: number
}

/** Where a table stands in a release, and how its lines are cut into columns. */
export interface FileLayout {
  readonly file: string
  /** Whether the widths were compared with the document of the format. */
  readonly isVerified: boolean
  readonly columns: readonly LayoutColumn[]
}

/**
 * How the files of a release are cut into columns. The format is the licensor's and changes from
 * time to time; so it is data, and whoever has another one brings their own.
 */
export interface Layout {
  readonly format: FormatName
  /** The sign between columns; null when they have widths. */
  readonly separator: string | null
  /** By table. */
  readonly files: Readonly<Record<string, FileLayout>>
}
