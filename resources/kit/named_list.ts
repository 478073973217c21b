/**
 * Props of the menu of a `Select` that has its name by `aria-label`: the list that opens has the same
 * one, which it gets by itself from a label on the screen only.
 */
export const namedList = (name: string) => ({ slotProps: { list: { 'aria-label': name } } })
