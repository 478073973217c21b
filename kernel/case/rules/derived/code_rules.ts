import type { Catalogue } from '#kernel/case/content/catalogue'
import type { CodeList, ElementDefinition } from '#kernel/case/content/element_definition'
import { wording } from '#kernel/lang/wording'
import type { Words } from '#kernel/language/words'
import { derivedRule } from '#kernel/case/rules/derived/derived_rule'
import { formatRules } from '#kernel/case/rules/derived/format_rules'
import { genericRules } from '#kernel/case/rules/derived/generic_rules'
import { lengthRules } from '#kernel/case/rules/derived/length_rules'
import type { Predicate, Rule } from '#kernel/case/rules/rule'

/** Name of the context value that lists the ids of the licensed code lists that are loaded. */
const LOADED_LISTS = 'loadedLists'
/** Question to the server about a code of a licensed list. */
const codeListQuestion = (listId: string) => `codeList.${listId}`

/**
 * GEN-02 (with GEN-01, GEN-05, GEN-06): the code is not of the list, or not of its code system. One
 * wrong code gives one sentence: a list that knows it to be wrong says so, and its form is no matter.
 */
export function codeRules(element: ElementDefinition, catalogue: Catalogue): Rule[] {
  const list = catalogue.codeList(element.codeList)
  if (list === undefined) return []
  const lists = [list.id, ...(element.alternativeCodeLists ?? [])]
  const rule = (assert: Predicate, when?: Predicate) =>
    derivedRule(genericRules.format, element, {
      aspect: 'codeList',
      assert,
      when,
      message: hasNoCode(list),
    })
  const system = codeSystemRule(element, list, lists)
  if (list.licensed) return [system, ...licensedRules(element, list, lists, rule)]
  if (list.open) return [system, ...lengthRules(element), ...spaceRules(element)]
  return [system, rule({ codeIn: [element.id, lists] })]
}

/** What is said of a code that a list lacks; a code of MedDRA may stand in another version. */
function hasNoCode({ name, versioned }: CodeList): Words {
  return wording(versioned ? 'code_rules.no_code_in_version' : 'code_rules.no_code', { name })
}

/** A code of another system is kept with its system, and told of. */
function codeSystemRule(
  element: ElementDefinition,
  list: CodeList,
  lists: readonly string[]
): Rule {
  return derivedRule(genericRules.format, element, {
    aspect: 'codeSystem',
    severity: 'warning',
    assert: { codeSystemOf: [element.id, lists] },
    fill: {
      expected: wording('code_rules.the_code_system_of_the_list', {
        name: list.name,
        oid: list.oid,
      }),
    },
  })
}

/**
 * Of a list that is loaded elsewhere the server answers. What it has not refused has a form to keep, and
 * is taken as it is where nothing is loaded, which the user is told.
 */
function licensedRules(
  element: ElementDefinition,
  list: CodeList,
  lists: readonly string[],
  rule: (assert: Predicate, when?: Predicate) => Rule
): Rule[] {
  const { id } = element
  const inAnother: Predicate = { codeInAny: [id, lists.slice(1)] }
  const isLoaded: Predicate = { ctxHas: [LOADED_LISTS, list.id] }
  const isKnown: Predicate = { or: [{ external: [codeListQuestion(list.id), id] }, inAnother] }
  const forms = licensedForms(element)
  const isOfForm = forms.map(({ assert }) => assert!)
  return [
    rule(isKnown, isLoaded),
    derivedRule(genericRules.format, element, {
      aspect: 'codeList.notLoaded',
      severity: 'info',
      when: { and: [{ hasValue: id }, { not: isLoaded }, { not: inAnother }, ...isOfForm] },
      assert: { never: [] },
      message: wording('code_rules.the_list_is_not_loaded_the', { name: list.name }),
    }),
    ...forms.map((form) => ({ ...form, when: { or: [{ not: isLoaded }, isKnown] } })),
  ]
}

/** A pattern says all of the form. */
function licensedForms(element: ElementDefinition): Rule[] {
  if (element.pattern) return formatRules(element)
  return [...lengthRules(element), ...spaceRules(element), ...specialCharacterRules(element)]
}

/** GEN-05: U+0020, U+3000, tab and the other white space of Unicode. */
function spaceRules(element: ElementDefinition): Rule[] {
  const assert = { form: [element.id, '^\\S*$'] }
  return [derivedRule(genericRules.noSpaces, element, { aspect: 'spaces', assert })]
}

/** GEN-06: anything but letters (of any script), digits, hyphen and underscore. */
function specialCharacterRules(element: ElementDefinition): Rule[] {
  const assert = { form: [element.id, '^[\\p{L}\\p{N}_\\s-]*$'] }
  return [derivedRule(genericRules.noSpecialCharacters, element, { aspect: 'characters', assert })]
}
