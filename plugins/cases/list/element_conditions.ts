import type { Catalogue } from '#kernel/case/content/catalogue'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { toKey } from '#kernel/case/content/element_id'
import { parsePartialDate } from '#kernel/case/content/partial_date'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'

import {
  type ConditionKind,
  type ElementCondition,
  MOST_CONDITIONS,
  type Question,
} from '#plugins/cases/contract/condition'
import { conditionTree } from '#plugins/cases/contract/condition_tree'
import type { SearchTerms } from '#plugins/cases/contract/search_terms'
import { wording } from '#plugins/cases/lang/server/wording'
import { type ContentQuestion, contentQuestion } from '#plugins/cases/list/content_question'

/**
 * Turns conditions on elements into one question to the stored content. Refuses (2017) more than ten,
 * an element that is asked twice, an unknown element and a condition that makes no sense of its
 * element; which one, it says.
 * @returns none where nothing is asked
 */
export async function questionsOf(
  question: Question,
  catalogue: Catalogue,
  terms: readonly SearchTerms[]
): Promise<ContentQuestion[]> {
  if (question.conditions.length === 0) return []
  const resolved = await resolveQuestion(question, catalogue, terms)
  return [contentQuestion(conditionTree(resolved, catalogue))]
}

/** The question with the codes that stand below its terms; refuses as `questionsOf` does. */
export async function resolveQuestion(
  { conditions, anyRow }: Question,
  catalogue: Catalogue,
  terms: readonly SearchTerms[]
): Promise<Question> {
  if (conditions.length > MOST_CONDITIONS) throw refused(tooMany)
  const elements = conditions.map(({ element }) => toKey(element))
  if (new Set(elements).size < elements.length) throw refused(twice)
  for (const group of anyRow) if (!catalogue.repeats(group)) throw refused(noGroup(group))
  for (const condition of conditions) refuseSenseless(condition, catalogue)
  const resolve = async (condition: ElementCondition) =>
    condition.is === 'below' ? withCodes(condition, terms) : condition
  return { anyRow, conditions: await Promise.all(conditions.map(resolve)) }
}

async function withCodes(condition: ElementCondition, terms: readonly SearchTerms[]) {
  const key = toKey(condition.element)
  for (const each of terms) {
    const elements = (await each.elements()).map(toKey)
    if (!elements.includes(key)) continue
    return { ...condition, is: 'in' as const, values: await each.codesBelow(condition.value!) }
  }
  throw refused(noWay(condition.element))
}

/** Ways that make sense of some types of elements alone. */
const ofTypes: Partial<Record<ConditionKind, readonly ElementDefinition['type'][]>> = {
  in: ['code', 'boolean', 'text', 'number', 'date', 'reference'],
  contains: ['text', 'code'],
  starts: ['text', 'code', 'date'],
  lt: ['number', 'date'],
  gt: ['number', 'date'],
  between: ['number', 'date'],
}

function refuseSenseless(condition: ElementCondition, catalogue: Catalogue): void {
  const { element: named, is, value, to, values } = condition
  const element = catalogue.element(named)
  if (!element || pathOf(named, catalogue) === undefined) throw refused(unknown(named))
  if (ofTypes[is]?.includes(element.type) === false) throw refused(noWay(named))
  if (is === 'filled' || is === 'empty' || is === 'null') return
  const given = is === 'in' ? (values ?? []) : is === 'between' ? [value, to] : [value]
  if (given.length === 0 || given.some((each) => !each)) throw refused(withoutValue(named))
  if (!['lt', 'gt', 'between'].includes(is)) return
  const isOne = element.type === 'date' ? isDate : isNumber
  for (const each of given) if (!isOne(each!)) throw refused(notOne(named, element.type, each!))
  if (is === 'between' && isBackwards(element.type, value!, to!)) throw refused(backwards(named))
}

const isDate = (text: string) => parsePartialDate(text) !== null
const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text)

const isBackwards = (type: ElementDefinition['type'], value: string, to: string) =>
  // A year ends with its last day.
  type === 'date' ? value > `${to}~` : Number(value) > Number(to)

/** Where an element stands in a content, as an SQL/JSON path; undefined for an unknown element. */
export function pathOf(element: string, catalogue: Catalogue): string | undefined {
  const found = catalogue.element(element)
  if (!found) return undefined
  const groups = found.path.map((group) => `."${toKey(group)}"[*]`)
  return `$${groups.join('')}."${toKey(found.id)}"`
}

const refused = (detail: Words) => new kernelErrors.E_PARAMETER({ detail })

const tooMany = wording('element_conditions.too_many_of_all', { most_conditions: MOST_CONDITIONS })
const twice = wording('element_conditions.twice')
const unknown = (element: string) => wording('element_conditions.unknown', { element })
const withoutValue = (element: string) => wording('element_conditions.without_value', { element })
const noGroup = (group: string) => wording('element_conditions.no_group', { group })
const noWay = (element: string) => wording('element_conditions.no_way', { element })
const backwards = (element: string) => wording('element_conditions.backwards', { element })
const notOne = (element: string, type: ElementDefinition['type'], value: string) =>
  type === 'date'
    ? wording('element_conditions.not_a_date', { element, value })
    : wording('element_conditions.not_a_number', { element, value })
