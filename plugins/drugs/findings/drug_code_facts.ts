import app from '@adonisjs/core/services/app'

import type { CaseContent } from '#kernel/content/case_content'
import { valueOf } from '#kernel/content/leaf'
import { walkContent } from '#kernel/content/walk_content'
import type { RuleFacts } from '#kernel/findings/rule_facts'

import { ProductSearch } from '#plugins/drugs/records/product_search'
import { WhodrugSearch } from '#plugins/drugs/records/whodrug_search'

/** Whether the drug codes of a case stand in a dictionary that is or was in use. */
async function drugCodeFacts(content: CaseContent): Promise<RuleFacts> {
  const codes = [...walkContent(content)].flatMap(({ element, leaf }) => {
    const code = element.endsWith('.DD.2b') ? valueOf(leaf) : undefined
    return code ? [String(code)] : []
  })
  if (codes.length === 0) return {}
  const asked = [...new Set(codes)]
  const dictionaries = [ProductSearch, WhodrugSearch].map(async (each) => {
    const dictionary = await app.container.make(each)
    return dictionary.known(asked)
  })
  const known = new Set((await Promise.all(dictionaries)).flat())
  return {
    external: {
      'drugs.codeKnown': Object.fromEntries(asked.map((code) => [code, known.has(code)])),
    },
  }
}

export default [drugCodeFacts]
