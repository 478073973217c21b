import { inject } from '@adonisjs/core'

import { MedicalDictionary } from '#plugins/coding/contract/dictionary'
import { type CodedPlace, codedPlaces } from '#plugins/coding/places/coded_places'
import { placedTerm } from '#plugins/coding/places/placed_term'
import { SeenPlaces } from '#plugins/coding/places/seen_places'
import type { PlacedLeaves } from '#plugins/coding/places/term_leaves'
import type { CasePlan, CaseWork } from '#plugins/coding/runs/case_work'
import type { RunOrder } from '#plugins/coding/contract/coding_run'
import { ProjectVersion } from '#plugins/coding/versions/project_version'

type Order = Extract<RunOrder, { kind: 'recode' }>

/**
 * Takes cases to another version. All terms of a case go or none: a case has one version only, and a
 * term that the other version does not have, or no longer uses, needs a person first. Once the version
 * is not in use any more, the rest stays as it is.
 */
@inject()
export default class Recode {
  constructor(
    private dictionary: MedicalDictionary,
    private versions: ProjectVersion,
    private seen: SeenPlaces
  ) {}

  async work(order: Order): Promise<CaseWork> {
    const elements = await this.seen.elements()
    return {
      act: 'case.recoded',
      plan: async (cases) => {
        // While a long run is at work somebody may retire the version.
        const isInUse = (await this.versions.active()).includes(order.to)
        return Promise.all(
          cases.map(async ({ content }) => {
            const coded = codedPlaces(elements, content).filter(({ code }) => code !== null)
            if (!coded.some(({ version }) => version === order.from)) {
              return { placed: [], counts: {} }
            }
            const left = { placed: [], counts: { left: coded.length } }
            if (!isInUse) return { ...left, counts: { ...left.counts, notInUse: 1 } }
            return (await this.#plan(order, coded)) ?? left
          })
        )
      },
    }
  }

  /** Nothing when one of the places needs a person first. */
  async #plan({ to, replace }: Order, coded: readonly CodedPlace[]): Promise<CasePlan | null> {
    const placed: PlacedLeaves[] = []
    // Where nothing was reported the name is in the language of what was reported elsewhere.
    const words = coded.map(({ verbatim }) => verbatim).join(' ')
    for (const { path, code, verbatim } of coded) {
      const term = await this.dictionary.term(to, 'llt', replace[code!] ?? Number(code))
      if (!term?.isCurrent) return null
      placed.push(placedTerm({ path, term, version: to, verbatim: verbatim || words }))
    }
    return { placed, counts: { coded: placed.length } }
  }
}
