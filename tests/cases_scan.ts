import type { CaseContent, Row } from '#kernel/case/content/case_content'

import type { ElementCondition } from '#plugins/cases/contract/condition'

/** An element of the search as the scan knows it: the groups around it. */
export interface ScannedElement {
  readonly path: readonly string[]
  readonly key: string
  readonly type: string
}

type Level = CaseContent | Row

/** All days of a date as it is written. */
function daysOf(date: string): string[] {
  const [year, month, day] = date.slice(0, 10).split('-')
  const months = month
    ? [month]
    : Array.from({ length: 12 }, (_, at) => `${at + 1}`.padStart(2, '0'))
  return months.flatMap((each) => {
    if (day) return [`${year}-${each}-${day}`]
    const count = new Date(Date.UTC(Number(year), Number(each), 0)).getUTCDate()
    return Array.from(
      { length: count },
      (_, at) => `${year}-${each}-${`${at + 1}`.padStart(2, '0')}`
    )
  })
}

function dateHolds(date: string, { is, value, to, orUncertain }: ElementCondition): boolean {
  const first = daysOf(value!)[0]!
  const last = daysOf(is === 'between' ? to! : value!).at(-1)!
  const holds = (day: string) =>
    is === 'lt' ? day < first : is === 'gt' ? day > last : day >= first && day <= last
  return orUncertain ? daysOf(date).some(holds) : daysOf(date).every(holds)
}

function leafHolds(leaf: unknown, condition: ElementCondition, type: string): boolean {
  if (leaf === undefined) return false
  const { is, value = '', to = '', values = [], orNull = [] } = condition
  const said = typeof leaf === 'object' ? (leaf as { value?: string }).value : String(leaf)
  const flavor = typeof leaf === 'object' ? (leaf as { nullFlavor?: string }).nullFlavor : undefined
  if (flavor && orNull.includes(flavor)) return true
  if (is === 'filled') return true
  if (is === 'null') return flavor !== undefined && (!condition.values || values.includes(flavor))
  if (is === 'eq' && flavor === value) return true
  if (said === undefined) return false
  if (is === 'eq') return said === value
  if (is === 'in') return values.includes(said)
  if (is === 'contains') return said.toLowerCase().includes(value.toLowerCase())
  if (is === 'starts') return said.toLowerCase().startsWith(value.toLowerCase())
  if (type === 'date') return dateHolds(said, condition)
  const number = Number(said)
  if (said === '' || Number.isNaN(number)) return false
  if (is === 'lt') return number < Number(value)
  if (is === 'gt') return number > Number(value)
  return number >= Number(value) && number <= Number(to)
}

/** All rows of a case that a choice of rows could be made of: each with the rows around it. */
function* chains(level: Level, path: readonly string[], key = ''): Generator<Map<string, Row>> {
  const [group, ...rest] = path
  if (group === undefined) return yield new Map()
  const name = `${key}/${group}`
  for (const row of (level[group] ?? []) as Row[])
    for (const inner of chains(row, rest, name)) yield new Map([[name, row], ...inner])
}

/**
 * Looks through a case the slow way: every condition chooses a row of every group around it, until
 * all choices agree on one row of each group that is not among `anyRow`.
 */
export function scanHolds(
  content: CaseContent,
  conditions: readonly (ElementCondition & { at: ScannedElement })[],
  anyRow: readonly string[]
): boolean {
  const positive = conditions.filter(({ is }) => is !== 'empty')
  const empties = conditions.filter(({ is }) => is === 'empty')
  const agree = (one: Map<string, Row>, other: Map<string, Row>) =>
    [...one].every(([name, row]) => {
      const isFree = name.split('/').some((group) => anyRow.includes(group))
      return isFree || !other.has(name) || other.get(name) === row
    })
  const lacks = (chosen: Map<string, Row>) =>
    empties.every(({ at: { path, key } }) => {
      let level: Level = content
      const rest = [...path]
      for (let name = `/${rest[0]}`; rest.length > 0; name += `/${rest[0]}`) {
        const row = anyRow.includes(rest[0]!) ? undefined : chosen.get(name)
        if (row === undefined) break
        level = row
        rest.shift()
      }
      return [...chains(level, rest)].every((chain) => {
        const row = rest.length === 0 ? level : [...chain.values()].at(-1)!
        return (row as Level)[key] === undefined
      })
    })
  const choose = (at: number, chosen: Map<string, Row>): boolean => {
    const condition = positive[at]
    if (!condition) return lacks(chosen)
    const { path, key, type } = condition.at
    return [...chains(content, path)].some((chain) => {
      if (!agree(chain, chosen)) return false
      const row = path.length === 0 ? content : [...chain.values()].at(-1)!
      if (!leafHolds((row as Level)[key], condition, type)) return false
      return choose(at + 1, new Map([...chosen, ...chain]))
    })
  }
  return choose(0, new Map())
}
