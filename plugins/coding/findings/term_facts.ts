import app from '@adonisjs/core/services/app'

import type { CaseContent } from '#kernel/case/content/case_content'
import type { RuleFacts } from '#kernel/case/findings/rule_facts'
import { FormSchemas } from '#kernel/case/forms/form_schemas'

import { codedPlaces, lltElements, LLT_LIST } from '#plugins/coding/places/coded_places'
import { TermStates } from '#plugins/coding/records/term_states'
import { latestVersions } from '#plugins/coding/versions/latest_versions'

/**
 * Whether the codes of a case are lowest level terms of their versions, and still to be used; which
 * versions a post-marketing case may have. A version that is not loaded answers nothing.
 */
async function termFacts(content: CaseContent, today: string): Promise<RuleFacts> {
  const elements = lltElements(await app.container.make(FormSchemas))
  const coded = codedPlaces(elements, content).flatMap(({ code, version }) =>
    code === null ? [] : [{ code, version }]
  )
  const states = await app.container.make(TermStates)
  const known: Record<string, boolean> = {}
  const current: Record<string, boolean> = {}
  for (const { code, state } of await states.of(coded)) {
    known[code] = (known[code] ?? true) && state !== 'unknown'
    // What no version has is told once, as unknown.
    if (state !== 'unknown') current[code] = (current[code] ?? true) && state === 'current'
  }
  const inUse = await states.versionsInUse()
  return {
    external: { [`codeList.${LLT_LIST}`]: known, 'meddra.lltCurrent': current },
    values: {
      latestMeddraVersions: latestVersions(today, inUse),
      loadedLists: inUse.length ? [LLT_LIST] : [],
    },
  }
}

export default [termFacts]
