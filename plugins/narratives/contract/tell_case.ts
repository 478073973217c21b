import { operators } from '#kernel/case/rules/operators/main'
import { makePredicateCompiler } from '#kernel/case/rules/predicate_compiler'
import type { Predicate } from '#kernel/case/rules/rule'
import type { Language, Words } from '#kernel/language/words'

import { prepositionOf } from '#plugins/narratives/contract/dates_in_words'
import { readMessage } from '#plugins/narratives/contract/message_text'
import { type NarrativeCase, Place, Value } from '#plugins/narratives/contract/narrative_case'
import type { NarrativeValue, Sentence, SentencePart } from '#plugins/narratives/contract/narrative'
import { capital, narrativeFacts } from '#plugins/narratives/contract/narrative_facts'
import { wording } from '#plugins/narratives/lang/wording'
import type {
  NarrativeList,
  NarrativeSentence,
  NarrativeTemplate,
} from '#plugins/narratives/contract/template'

/** What has no value; a text asks for it as `none`. */
const NONE = new Value('', 'none', [])

type Lists = NarrativeTemplate['lists']

/**
 * Tells a case by a template, sentence by sentence. The same case is told in the same words each time;
 * a browser and the server tell alike.
 */
export function tellCase(
  template: NarrativeTemplate,
  subject: NarrativeCase,
  language: Language
): Sentence[] {
  const top = Place.top(subject, language, template.person)
  return template.sentences
    .filter(({ isHidden }) => !isHidden)
    .flatMap((sentence) => sayEach(sentence, template.lists, top))
}

function sayEach(sentence: NarrativeSentence, lists: Lists, top: Place): Sentence[] {
  const { key, section, each, when, text } = sentence
  const places = each === undefined ? [top] : top.rows(each)
  const texts = new Set<string>()
  return places.flatMap((place) => {
    if (!isMet(when, place)) return []
    const heard = new Map<string, NarrativeValue>()
    const parts = sayText(text, lists, place, heard)
    const said = parts && textOf(parts)
    // What is true of several rows in the same words is said once.
    if (!said || texts.has(said)) return []
    texts.add(said)
    const rows = place.scope.rows.map(({ id }) => id)
    const id = [key, rows.join('/')].filter(Boolean).join('@')
    return [{ id, section, parts, text: said, elements: [...heard.values()] }]
  })
}

export const textOf = (parts: readonly SentencePart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')

function isMet(when: Predicate | undefined, { scope, subject }: Place): boolean {
  if (when === undefined) return true
  return makePredicateCompiler(subject.catalogue, operators, scope.groups)
    .predicate(when)
    .holds(scope)
}

/** Values that a sentence says or asks, by their places. */
type Heard = Map<string, NarrativeValue>

/** Undefined where a value that should stand there is missing. */
function sayText(
  text: Words,
  lists: Lists,
  place: Place,
  heard: Heard
): SentencePart[] | undefined {
  const message = readMessage(text[place.language], place.language)
  const given: Record<string, Value | Several> = {}
  for (const name of message.names) {
    const value = valueOf(name, lists, place, heard)
    const isFlavour = value instanceof Value && /^[A-Z]{2,4}$/.test(value.code)
    const asked = message.branches.get(name)
    // A reason why there is no value is a value only where the text asks for that reason.
    given[name] =
      value && isFlavour && asked && !asked.has(value.code) && isMissing(name, place)
        ? new Value(value.text, 'none', value.paths)
        : (value ?? NONE)
  }
  const said = message.say(given)
  if (said.some((part) => part instanceof Value && part.text === '')) return undefined
  for (const [name, value] of Object.entries(given)) {
    const isSaid = said.includes(value)
    if (isSaid || message.branches.has(name)) hear(name, value, isSaid, place, heard)
  }
  return tidy(said.flatMap((part) => partsOf(part)))
}

/** Notes a value by itself, without the words around it. */
function hear(
  name: string,
  value: Value | Several,
  isSaid: boolean,
  place: Place,
  heard: Heard
): void {
  if (value instanceof Several || value.paths.length === 0) return
  const isFact = Object.hasOwn(narrativeFacts, name)
  const key = isFact ? '' : elementOf(name)
  const plain = /^he$/i.test(name) ? place.value('D_5') : isFact ? value : place.value(key)
  if (!plain || plain.text === '') return
  const id = plain.paths.join(' ')
  const isAsked = !isSaid && !(heard.has(id) && !heard.get(id)!.isAsked)
  heard.set(id, { text: plain.text, paths: plain.paths, ...(isAsked && { isAsked }) })
}

/** The key of an element, of `on_E_i_4` too. */
const elementOf = (name: string): string => name.replace(/^[Oo]n_/, '')

/** The element has a null flavour. */
const isMissing = (name: string, place: Place): boolean => place.text(elementOf(name)) === ''

const partsOf = (part: string | Value | Several): SentencePart[] => {
  if (typeof part === 'string') return [part]
  if (part instanceof Several) return [...part.parts]
  return [part.paths.length > 0 ? { text: part.text, paths: part.paths } : part.text]
}

/** A list that is said: texts and values of several rows. */
class Several {
  constructor(readonly parts: readonly SentencePart[]) {}

  /** What `select` compares. */
  toString(): string {
    return 'some'
  }
}

function valueOf(
  name: string,
  lists: Lists,
  place: Place,
  heard: Heard
): Value | Several | undefined {
  const list = Object.hasOwn(lists, name) ? lists[name] : undefined
  if (list) return sayList(list, lists, place, heard)
  const fact = Object.hasOwn(narrativeFacts, name) ? narrativeFacts[name] : undefined
  if (fact) return fact(place)
  const [, on, key] = /^([Oo]n_)?(.+)$/.exec(name)!
  const value = place.value(key!)
  if (!on || !value || place.language === 'zh') return value
  const preposition = prepositionOf(value.code)
  const words = `${on === 'On_' ? capital(preposition) : preposition} ${value.text}`
  return new Value(words, value.code, value.paths)
}

function sayList(
  list: NarrativeList,
  lists: Lists,
  place: Place,
  heard: Heard
): Several | undefined {
  const words = (key: 'comma' | 'between_rows' | 'before_last' | 'between') =>
    wording(`told.${key}`)[place.language]
  const isAnd = list.with === 'and'
  const rows = place
    .rows(list.each)
    .filter((row) => isMet(list.when, row))
    .map((row) => list.parts.flatMap((text) => [sayText(text, lists, row, heard) ?? []]))
    .map((parts) =>
      joined(
        parts.filter((each) => textOf(each) !== ''),
        words('comma')!
      )
    )
    .filter((parts) => parts.length > 0)
  if (rows.length === 0) return undefined
  const between = words(isAnd ? 'between' : 'between_rows')
  const last = words(isAnd ? 'before_last' : 'between_rows')
  const [end] = rows.slice(-1)
  const parts = rows.length === 1 ? end! : [...joined(rows.slice(0, -1), between), last, ...end!]
  return new Several(parts)
}

const joined = (parts: readonly SentencePart[][], between: string): SentencePart[] =>
  parts.flatMap((each, at) => (at === 0 ? each : [between, ...each]))

/** Texts that meet become one; a value that ends a sentence by itself has no second full stop. */
function tidy(parts: readonly SentencePart[]): SentencePart[] {
  const kept: SentencePart[] = []
  for (const part of parts) {
    const before = kept.at(-1)
    if (typeof part !== 'string') {
      kept.push(part)
      continue
    }
    const ends =
      before !== undefined &&
      /[.!?\u3002\uFF01\uFF1F]$/.test(typeof before === 'string' ? before : before.text)
    const text = ends ? part.replace(/^[.\u3002]/, '') : part
    if (typeof before === 'string') kept[kept.length - 1] = before + text
    else if (text !== '') kept.push(text)
  }
  return kept
}
