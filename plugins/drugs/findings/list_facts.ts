import app from '@adonisjs/core/services/app'

import type { Catalogue } from '#kernel/case/content/catalogue'
import type { CaseContent } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'
import { walkContent } from '#kernel/case/content/walk_content'
import type { RuleFacts } from '#kernel/case/findings/rule_facts'
import { FormSchemas } from '#kernel/case/forms/form_schemas'

import { edqmLists } from '#plugins/drugs/findings/edqm_lists'
import { StandardTerms } from '#plugins/drugs/records/standard_terms'

/** Whether the codes of dose forms and routes in a case are terms of the list in use. */
export async function listFacts(content: CaseContent): Promise<RuleFacts> {
  const { catalogue } = await app.container.make(FormSchemas)
  const terms = await app.container.make(StandardTerms)
  const codes = listedCodes(catalogue, content)
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

interface ListedCode {
  readonly list: string
  readonly code: string
}

function listedCodes(catalogue: Catalogue, content: CaseContent): ListedCode[] {
  const lists = new Map<string, string>()
  const codes: ListedCode[] = []
  for (const found of walkContent(content)) {
    const list = lists.get(found.key) ?? catalogue.element(found.element)?.codeList ?? ''
    lists.set(found.key, list)
    const code = valueOf(found.leaf)
    if (Object.hasOwn(edqmLists, list) && code) codes.push({ list, code: String(code) })
  }
  return codes
}
