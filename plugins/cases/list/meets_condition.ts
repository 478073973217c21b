import { nullFlavorOf, valueOf } from '#kernel/case/content/leaf'

import type { LeafCondition } from '#plugins/cases/contract/condition_tree'
import { firstDay, lastDay, untilDay } from '#plugins/cases/list/date_bounds'

const NUMBER = /^-?\d+(\.\d+)?$/

/** Whether what stands at an element meets a condition; a leaf that is not there meets none. */
export function meetsCondition(leaf: unknown, condition: LeafCondition): boolean {
  if (leaf === undefined || leaf === null) return false
  const flavor = nullFlavorOf(leaf)
  if (flavor !== undefined) {
    if (condition.orNull?.includes(flavor)) return true
    if (condition.is === 'null') return condition.values?.includes(flavor) ?? true
    return condition.is === 'filled' || (condition.is === 'eq' && condition.value === flavor)
  }
  const value = valueOf(leaf)
  if (condition.is === 'filled') return true
  return value !== undefined && meetsValue(String(value), condition)
}

function meetsValue(text: string, condition: LeafCondition): boolean {
  const { is, value = '', to = '', values = [] } = condition
  switch (is) {
    case 'eq':
      return text === value
    case 'in':
      return values.includes(text)
    case 'contains':
      return text.toLowerCase().includes(value.toLowerCase())
    case 'starts':
      return text.toLowerCase().startsWith(value.toLowerCase())
    case 'lt':
    case 'gt':
    case 'between':
      return condition.type === 'date'
        ? isWithin(text, condition)
        : NUMBER.test(text) && compares(Number(text), is, Number(value), Number(to))
    default:
      return false
  }
}

function compares(number: number, is: 'lt' | 'gt' | 'between', value: number, to: number) {
  if (is === 'lt') return number < value
  return is === 'gt' ? number > value : number >= value && number <= to
}

/** By the days as they are written, whatever the hour; a coarse date is judged by all its days. */
function isWithin(date: string, { is, value = '', to = '', orUncertain }: LeafCondition): boolean {
  const [earliest, latest] = [firstDay(date), lastDay(date)]
  // What must lie within, and, where doubt is enough, what may.
  const [low, high] = orUncertain ? [latest, earliest] : [earliest, latest]
  if (is === 'lt') return high < firstDay(value)
  if (is === 'gt') return low > untilDay(value)
  return low >= firstDay(value) && high <= untilDay(to)
}
