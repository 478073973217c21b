export interface Red {
  shade: string
}

/** View of the colours. */
export const shown = 'red_shown'
