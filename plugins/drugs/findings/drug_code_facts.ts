import app from '@adonisjs/core/services/app'

import type { CaseContent } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { valueOf } from '#kernel/case/content/leaf'
import { walkContent } from '#kernel/case/content/walk_content'
import type { RuleFacts } from '#kernel/case/findings/rule_facts'

import { codedDrugs, codeElements, sourceCodes } from '#plugins/drugs/contract'
import { ProductSearch } from '#plugins/drugs/records/product_search'
import { WhodrugCodes } from '#plugins/drugs/records/whodrug_codes'

interface CodedDrug {
  readonly source: string
  readonly version: string
  readonly code: string
}

/** Groups that keep the code of a drug, by the key of the code. */
const groups = new Map(
  Object.values(codedDrugs).map((group) => [toKey(codeElements(group!).code), codeElements(group!)])
)

/**
 * Whether the drug codes of a case stand in the dictionary that is named beside them: WHODrug, in
 * that version, when it is or was in use; products of the company, those that it has deleted too.
 * Of a dictionary that is not there nothing is said.
 */
export async function drugCodeFacts(content: CaseContent): Promise<RuleFacts> {
  const coded = codedDrugsIn(content)
  if (coded.length === 0) return {}
  const ofSource = (source: string) => coded.filter((each) => each.source === source)
  const products = await app.container.make(ProductSearch)
  const whodrug = await app.container.make(WhodrugCodes)
  const answers = new Map<string, boolean>()
  const tell = (code: string, isKnown: boolean) =>
    answers.set(code, (answers.get(code) ?? true) && isKnown)
  const own = ofSource(sourceCodes.products)
  const ownKnown = await products.known(own.map(({ code }) => code))
  for (const { code } of own) tell(code, ownKnown.has(code))
  const released = ofSource(sourceCodes.whodrug)
  const { versions, byCode } = await whodrug.known(released.map(({ code }) => code))
  for (const { code, version } of released) {
    const having = byCode.get(code) ?? new Set()
    if (version === '' && versions.size > 0) tell(code, having.size > 0)
    if (versions.has(version)) tell(code, having.has(version))
  }
  return { external: { 'drugs.codeKnown': Object.fromEntries(answers) } }
}

function codedDrugsIn(content: CaseContent): CodedDrug[] {
  const coded: CodedDrug[] = []
  for (const { key, leaf, rows } of walkContent(content)) {
    const code = valueOf(leaf)
    const elements = groups.get(key)
    if (!elements || code === undefined) continue
    const beside = (id: string) => String(valueOf(rows.at(-1)?.[toKey(id)]) ?? '')
    const [source, version] = [beside(elements.source), beside(elements.version)]
    coded.push({ source, version, code: String(code) })
  }
  return coded
}
