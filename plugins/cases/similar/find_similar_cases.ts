import { inject } from '@adonisjs/core'

import type { CaseContent } from '#kernel/case/content/case_content'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import type { Words } from '#kernel/language/words'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

import { CaseReading } from '#plugins/cases/contract/reading'
import { similarCases } from '#plugins/cases/contract/similar_cases'
import { refuseWrongShape } from '#plugins/cases/editing/refuse_wrong_shape'
import { summariseCase } from '#plugins/cases/records/summarise_case'

/** So many are shown beside a form. */
const MOST_SIMILAR = 6

/** A case that may tell of the same, as the actor sees it. */
export interface SimilarCase {
  readonly id: string
  readonly caseNo: string
  readonly because: readonly Words[]
  /** What lists show of it, by key of the column. */
  readonly shown: Readonly<Record<string, unknown>>
}

/** Names the cases that may tell of the same as a report. */
@inject()
export default class FindSimilarCases {
  constructor(
    private plugins: PluginRegistry,
    private reading: CaseReading,
    private forms: FormSchemas
  ) {}

  /** Those with most in common first. Refuses with 2017 a wrong shape. */
  async handle(sent: unknown): Promise<SimilarCase[]> {
    const content = refuseWrongShape(this.forms, 'case', sent)
    const reasons = await this.#reasons(content)
    const likeliest = [...reasons].toSorted(([, a], [, b]) => b.size - a.size)
    const nearest = new Map(likeliest.slice(0, MOST_SIMILAR))
    const cases: SimilarCase[] = []
    for await (const { id, caseNo, content: says } of this.reading.stream([...nearest.keys()])) {
      const because = [...nearest.get(id)!.values()]
      cases.push({ id, caseNo, because, shown: { ...summariseCase(says) } })
    }
    return cases
  }

  /** Why each case was found, in the order in which it was found first; each reason once, by its text. */
  async #reasons(content: CaseContent): Promise<Map<string, Map<string, Words>>> {
    const searches = await this.plugins.collect(similarCases)
    const found = await Promise.all(searches.map((each) => each.find(content)))
    const reasons = new Map<string, Map<string, Words>>()
    for (const { caseId, because } of found.flat()) {
      const known = reasons.get(caseId) ?? new Map<string, Words>()
      reasons.set(caseId, known.set(because.en, because))
    }
    return reasons
  }
}
