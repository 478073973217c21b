import type { CaseContent } from '#kernel/case/content/case_content'
import { compareDates } from '#kernel/case/content/date_comparison'
import { at, elementOfPath, parsePath } from '#kernel/case/content/element_path'
import { valueOf } from '#kernel/case/content/leaf'
import { Scope } from '#kernel/case/rules/scope'
import { isRows } from '#kernel/case/content/case_content'
import type { Language } from '#kernel/language/words'

import { type NarrativeCase, Place } from '#plugins/narratives/contract/narrative_case'
import type { Sentence } from '#plugins/narratives/contract/narrative'
import { narrativeFacts } from '#plugins/narratives/contract/narrative_facts'
import { textOf } from '#plugins/narratives/contract/tell_case'
import { wording } from '#plugins/narratives/lang/wording'

/** A case then and now, and what it said in between. */
export interface TwoStates {
  readonly then: readonly Sentence[]
  readonly now: readonly Sentence[]
  /** The revisions from then to now, both among them. */
  readonly contents: readonly CaseContent[]
}

interface Difference {
  readonly key: string
  readonly paths: readonly string[]
  readonly parts: Sentence['parts']
}

/**
 * What changed: values that sentences say otherwise, sentences that came, sentences that went. What was
 * entered since newer information came (C.1.5) is news, anything else a correction.
 */
export function whatChanged(
  { then, now, contents }: TwoStates,
  subject: NarrativeCase,
  language: Language
): Sentence[] {
  const before = new Map(then.map((sentence) => [sentence.id, sentence]))
  const found = new Map<string, Difference>()
  const add = (one: Difference) => void (found.has(one.key) || found.set(one.key, one))
  for (const sentence of now) {
    const earlier = before.get(sentence.id)
    before.delete(sentence.id)
    if (earlier) for (const one of changedValues(earlier, sentence, subject, language)) add(one)
    else add({ key: sentence.id, paths: pathsOf(sentence), parts: sentence.parts })
  }
  const came = [...found.values()].map((one) => {
    const kind = isNews(one.paths, contents) ? 'news' : 'correction'
    return changeOf(one, wording(`told.${kind}`)[language])
  })
  const went = [...before.values()].map(({ id, text }) =>
    changeOf({ key: id, paths: [], parts: [text] }, wording('told.withdrawn')[language])
  )
  return [...came, ...went]
}

function changeOf({ key, parts }: Difference, lead: string): Sentence {
  const whole = [lead, ...parts]
  const said = whole.filter((part) => typeof part !== 'string')
  const text = textOf(whole)
  return { id: `change:${key}`, section: 'changes', parts: whole, text, elements: said }
}

const pathsOf = ({ elements }: Sentence): string[] => elements.flatMap(({ paths }) => paths)

function changedValues(
  then: Sentence,
  now: Sentence,
  subject: NarrativeCase,
  language: Language
): Difference[] {
  const earlier = new Map(then.elements.map(({ paths, text }) => [paths.join(' '), text]))
  return now.elements.flatMap(({ paths, text }): Difference[] => {
    const key = paths.join(' ')
    const was = earlier.get(key)
    if (was === text) return []
    const name = nameOf(paths[0]!, subject, language)
    const words =
      was === undefined ? wording('told.filled', { name }) : wording('told.changed', { name, was })
    return [
      { key, paths, parts: [words[language], { text, paths }, wording('told.stop')[language]] },
    ]
  })
}

/** What an element is called, with the drug or the event that it is of. */
function nameOf(path: string, subject: NarrativeCase, language: Language): string {
  const label = subject.catalogue.labelOf(elementOfPath(path))[language]
  const [outer] = parsePath(path)
  const rows = outer && subject.content[outer.key]
  const row = isRows(rows) ? rows.find(({ id }) => id === outer!.row) : undefined
  if (!outer || !row) return label
  const scope = new Scope(subject.content, {}, [outer.key], [row])
  const place = Place.top(subject, language, { en: '', zh: '' }).at(scope)
  const facts: Readonly<Record<string, string>> = { E_i: 'event', G_k: 'drug', F_r: 'test' }
  const of = narrativeFacts[facts[outer.key] ?? '']?.(place)?.text
  return of ? wording('told.of', { label, of })[language] : label
}

/** Whether what stands at these places was entered after newer information came. */
function isNews(paths: readonly string[], contents: readonly CaseContent[]): boolean {
  const [first] = contents
  const now = contents.at(-1)
  if (!first || !now) return false
  const same = (content: CaseContent) =>
    paths.every((path) => JSON.stringify(at(content, path)) === JSON.stringify(at(now, path)))
  const entered = contents[contents.findLastIndex((content) => !same(content)) + 1] ?? now
  const [old, then] = [first, entered].map(({ C_1_5 }) => String(valueOf(C_1_5) ?? ''))
  return then !== '' && (old === '' || compareDates(then, old) === 1)
}
