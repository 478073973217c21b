/** Width of the column with the boxes by which rows are selected, in pixels. */
export const SELECT_WIDTH = 34

/** The rows of a list that somebody selects, for what is done to several at once. */
export interface Selection {
  isSelected: (id: string) => boolean
  /** Selects rows, or takes them out of what is selected. */
  select: (ids: readonly string[], isSelected: boolean) => void
}
