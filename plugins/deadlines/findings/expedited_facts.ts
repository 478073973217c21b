import app from '@adonisjs/core/services/app'

import type { CaseContent } from '#kernel/case/content/case_content'
import type { RuleFacts } from '#kernel/case/findings/rule_facts'

import { deadlines } from '#plugins/deadlines/contract/deadlines'
import { factsOf } from '#plugins/deadlines/contract/facts_of'
import { DeadlineTermsOfProject } from '#plugins/deadlines/explaining/deadline_terms'

/** What C.1.7 may say where a due date is known: whichever of the two contradicts no destination. */
async function expeditedFacts(content: CaseContent): Promise<RuleFacts> {
  const { rules, context } = await (await app.container.make(DeadlineTermsOfProject)).terms()
  const agrees = (C_1_7: boolean) => {
    const facts = factsOf({ ...content, C_1_7 }, { ...context, versionKind: 'first' })
    const due = deadlines(facts, rules).filter(({ state }) => state === 'due')
    return due.length === 0 || due.some(({ contradictsStated }) => !contradictsStated)
  }
  return { external: { 'deadlines.expedited': { true: agrees(true), false: agrees(false) } } }
}

export default [expeditedFacts]
