import app from '@adonisjs/core/services/app'

import type { CaseContent } from '#kernel/content/case_content'
import { valueOf } from '#kernel/content/leaf'
import { walkContent } from '#kernel/content/walk_content'
import type { RuleFacts } from '#kernel/findings/rule_facts'
import { FormSchemas } from '#kernel/forms/form_schemas'

import { edqmLists } from '#plugins/drugs/findings/edqm_lists'
import { StandardTerms } from '#plugins/drugs/records/standard_terms'

/** Whether the codes of dose forms and routes in a case are terms of the list in use. */
export async function listFacts(content: CaseContent): Promise<RuleFacts> {
  const { catalogue } = await app.container.make(FormSchemas)
  const terms = await app.container.make(StandardTerms)
  const codes = [...walkContent(content)].flatMap(({ element, leaf }) => {
    const list = catalogue.element(element)?.codeList ?? ''
    const code = valueOf(leaf)
    return Object.hasOwn(edqmLists, list) && code ? [{ list, code: String(code) }] : []
  })
  const known = await terms.named(
    'edqm',
    codes.map(({ code }) => code)
  )
  if (!known) return {}
  const questions = Object.entries(edqmLists).map(([list, termClass]) => {
    const asked = codes.filter((each) => each.list === list)
    const isOfClass = (code: string) => known.has(code) && code.startsWith(`${termClass}-`)
    const answers = asked.map(({ code }) => [code, isOfClass(code)] as const)
    return [`codeList.${list}`, Object.fromEntries(answers)] as const
  })
  return {
    external: Object.fromEntries(questions),
    values: { loadedLists: Object.keys(edqmLists) },
  }
}
