/** How somebody wants to see a column of a list. */
export interface ColumnWish {
  readonly key: string
  readonly isShown: boolean
  /** In pixels; as the list has it when absent. */
  readonly width?: number
}

/** Wishes of somebody, by the name of the list, the columns of each in their order. */
export type ListWishes = Readonly<Record<string, readonly ColumnWish[]>>

/** Narrowest and widest column, in pixels. */
export const columnWidths = { least: 48, most: 900 } as const
