/** The anatomical main groups of the ATC classification: its first level, which is common knowledge. */
const MAIN_GROUPS = 'ABCDGHJLMNPRSV'

/** A letter, two digits, a letter, a letter, two digits: as far as the level goes. */
const FORM = /^([A-Z])(\d{2}([A-Z]([A-Z](\d{2})?)?)?)?$/

/** Characters of a code, by level. */
const LENGTHS = [1, 3, 4, 5, 7]

/** The level of a code of the ATC classification, 1 to 5; null when it has the form of none. */
export function atcLevel(code: string): number | null {
  const isCode = FORM.test(code) && MAIN_GROUPS.includes(code[0]!)
  return isCode ? LENGTHS.indexOf(code.length) + 1 : null
}

/** The code of the group above, null for a main group. */
export function atcParent(code: string): string | null {
  const level = atcLevel(code)
  return level === null || level === 1 ? null : code.slice(0, LENGTHS[level - 2])
}
