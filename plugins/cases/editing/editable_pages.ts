/** Pages that can be edited so far; the others are read in the case view. */
export const editablePages: ReadonlySet<string> = new Set(['dm'])
