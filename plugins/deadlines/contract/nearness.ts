import type { Words } from '#kernel/language/words'
import { ExtensionPoint } from '#kernel/plugins/extension_point'
import { daysBetween } from '#plugins/deadlines/contract/days'

/** Colours of warnings; each goes with words. */
export const warningColours = [
  ...(['red', 'orange', 'purple', 'yellow', 'turquoise', 'grey', 'peony'] as const),
] as const

export type WarningColour = (typeof warningColours)[number]

/** From so many days before a due date on it is shown in that colour. */
export interface WarningLevel {
  readonly days: number
  readonly colour: WarningColour
  readonly name: Words
}

/** Gives the levels of the project at hand. */
export interface WarningLevels {
  of(): Promise<readonly WarningLevel[]>
}

export const warningLevels = new ExtensionPoint<WarningLevels>('deadlines.levels', 'one')

/** More than so many days late is long overdue. */
const LONG = 7

/** How near a due date is: how many days are left, in a word, and the level that it has reached. */
interface Nearness {
  /** Less than 0 where it is past. */
  readonly days: number
  readonly word: 'waiting' | 'today' | 'overdue' | 'long_overdue'
  readonly level?: WarningLevel
}

/** The level is the one with the fewest days that is reached. */
export function nearness(due: string, today: string, levels: readonly WarningLevel[]): Nearness {
  const days = daysBetween(today, due)
  const [level] = levels
    .filter((each) => days <= each.days)
    .toSorted((one, other) => one.days - other.days)
  const word =
    days > 0 ? 'waiting' : days === 0 ? 'today' : days >= -LONG ? 'overdue' : 'long_overdue'
  return { days, word, ...(level && { level }) }
}
