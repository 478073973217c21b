import type { Catalogue } from '#kernel/case/content/catalogue'
import { toId } from '#kernel/case/content/element_id'
import { operators } from '#kernel/case/rules/operators/main'
import { makePredicateCompiler } from '#kernel/case/rules/predicate_compiler'
import type { Predicate } from '#kernel/case/rules/rule'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { languages, type Words } from '#kernel/language/words'

import { readMessage } from '#plugins/narratives/contract/message_text'
import { narrativeFacts } from '#plugins/narratives/contract/narrative_facts'
import type { NarrativeTemplate } from '#plugins/narratives/contract/template'
import { wording } from '#plugins/narratives/lang/server/wording'

/** Refuses with 2017, and a sentence that says where, a template that no case could be told by. */
export function refuseUnsoundTemplate(template: NarrativeTemplate, catalogue: Catalogue): void {
  const met = new Set<string>()
  for (const { key, each, when, text } of template.sentences) {
    if (met.has(key)) throw refusal(wording('refusals.twice', { key }))
    met.add(key)
    refuseGroup(key, each)
    refuseCondition(key, when)
    refuseText(key, text)
  }
  for (const [key, { each, when, parts }] of Object.entries(template.lists)) {
    refuseGroup(key, each)
    refuseCondition(key, when)
    for (const text of parts) refuseText(key, text)
  }

  function refuseGroup(key: string, group: string | undefined): void {
    if (group !== undefined && !catalogue.repeats(group))
      throw refusal(wording('refusals.group', { key, group }))
  }

  function refuseCondition(key: string, when: Predicate | undefined): void {
    if (when === undefined) return
    try {
      makePredicateCompiler(catalogue, operators, []).predicate(when)
    } catch (error) {
      throw refusal(wording('refusals.condition', { key, problem: (error as Error).message }))
    }
  }

  function refuseText(key: string, text: Words): void {
    for (const language of languages) {
      const names = namesOf(key, text[language], language)
      const unknown = names.find((name) => !isKnown(name))
      if (unknown) throw refusal(wording('refusals.name', { key, name: unknown }))
    }
  }

  function isKnown(name: string): boolean {
    if (Object.hasOwn(template.lists, name) || Object.hasOwn(narrativeFacts, name)) return true
    return catalogue.element(toId(name.replace(/^[Oo]n_/, ''))) !== undefined
  }
}

function namesOf(key: string, text: string, language: keyof Words): readonly string[] {
  try {
    return readMessage(text, language).names
  } catch (error) {
    throw refusal(wording('refusals.text', { key, problem: (error as Error).message }))
  }
}

const refusal = (detail: Words) => new kernelErrors.E_PARAMETER({ detail })
