/** The largest integer of PostgreSQL. */
const LARGEST = 2_147_483_647

/** What JSON says, or null where it is none: a file that was kept outside may hold anything. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Whether it may be the number of a line or of a tip. */
export const isNumberOfLine = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LARGEST

/** Whether it may be a hash, in hexadecimal. */
export const isHash = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]+$/.test(value)
