/** How many roles a file made, changed, and left as they were. */
export interface ImportedMatrix {
  readonly made: number
  readonly changed: number
  readonly same: number
}
