import { inject } from '@adonisjs/core'

import { FormSchemas } from '#kernel/forms/form_schemas'

import { MedicalDictionary } from '#plugins/coding/contract/dictionary'
import { type CodedPlace, codedPlaces, lltElements } from '#plugins/coding/places/coded_places'
import { placedTerm } from '#plugins/coding/places/placed_term'
import type { PlacedLeaves } from '#plugins/coding/places/term_leaves'
import type { CasePlan, CaseWork } from '#plugins/coding/runs/case_work'
import type { RunOrder } from '#plugins/coding/contract/coding_run'

type Order = Extract<RunOrder, { kind: 'recode' }>

/**
 * Takes cases to another version. All terms of a case go or none: a case has one version only, and a
 * term that the other version does not have, or no longer uses, needs a person first.
 */
@inject()
export default class Recode {
  constructor(
    private dictionary: MedicalDictionary,
    private forms: FormSchemas
  ) {}

  async work(order: Order): Promise<CaseWork> {
    const elements = lltElements(this.forms)
    return {
      act: 'case.recoded',
      plan: (cases) =>
        Promise.all(cases.map(({ content }) => this.#plan(order, codedPlaces(elements, content)))),
    }
  }

  async #plan({ from, to, replace }: Order, places: readonly CodedPlace[]): Promise<CasePlan> {
    const coded = places.filter(({ code }) => code !== null)
    if (!coded.some(({ version }) => version === from)) return { placed: [], counts: {} }
    const placed: PlacedLeaves[] = []
    for (const { path, code, verbatim } of coded) {
      const term = await this.dictionary.term(to, 'llt', replace[code!] ?? Number(code))
      if (!term?.isCurrent) return { placed: [], counts: { left: coded.length } }
      placed.push(placedTerm({ path, term, version: to, verbatim }))
    }
    return { placed, counts: { coded: placed.length } }
  }
}
