import type { Catalogue } from '#kernel/content/catalogue'
import type { CodeList, ElementDefinition } from '#kernel/content/element_definition'
import { wording } from '#kernel/lang/wording'
import type { Words } from '#kernel/language/words'
import { derivedRule } from '#kernel/rules/derived/derived_rule'
import { genericRules } from '#kernel/rules/derived/generic_rules'
import type { Predicate, Rule } from '#kernel/rules/rule'

/** Name of the context value that lists the ids of the licensed code lists that are loaded. */
const LOADED_LISTS = 'loadedLists'
/** Question to the server about a code of a licensed list. */
const codeListQuestion = (listId: string) => `codeList.${listId}`

/** GEN-02 (with GEN-05, GEN-06): the code is not of the list, or not of its code system. */
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
  if (list.open) return [system, ...spaceRules(element)]
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

/** Of a list that is not loaded only the form is checked, and the user is told so. */
function licensedRules(
  element: ElementDefinition,
  list: CodeList,
  lists: readonly string[],
  rule: (assert: Predicate, when?: Predicate) => Rule
): Rule[] {
  const { id } = element
  const inAnother: Predicate = { codeInAny: [id, lists.slice(1)] }
  const isLoaded: Predicate = { ctxHas: [LOADED_LISTS, list.id] }
  return [
    rule({ or: [{ external: [codeListQuestion(list.id), id] }, inAnother] }, isLoaded),
    derivedRule(genericRules.format, element, {
      aspect: 'codeList.notLoaded',
      severity: 'info',
      when: { and: [{ hasValue: id }, { not: isLoaded }, { not: inAnother }] },
      assert: { never: [] },
      message: wording('code_rules.the_list_is_not_loaded_the', { name: list.name }),
    }),
    ...spaceRules(element),
    ...(element.pattern ? [] : specialCharacterRules(element)),
  ]
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
