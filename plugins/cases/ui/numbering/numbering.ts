/** The numbering as the server keeps it; revision 0 when nobody has configured it. */
export interface SavedNumbering {
  prefix: string
  digits: number
  revision: number
}

/** Widths that can be chosen. */
export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Whether a width that somebody chose has no number left for the next case. */
export function isUsedUp(digits: number, next: number): boolean {
  return String(next).length > digits
}

/** What the next number looks like while it is typed. */
export function exampleOf(prefix: string, digits: number, next: number): string {
  return prefix + String(next).padStart(digits, '0')
}
