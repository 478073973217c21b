import { inject } from '@adonisjs/core'

import { MedicalDictionary } from '#plugins/coding/contract/dictionary'
import { codedPlaces, verbatimKey } from '#plugins/coding/places/coded_places'
import { placedTerm } from '#plugins/coding/places/placed_term'
import { SeenPlaces } from '#plugins/coding/places/seen_places'
import type { CaseWork } from '#plugins/coding/runs/case_work'
import type { RunOrder } from '#plugins/coding/contract/coding_run'
import { versionOfCase } from '#plugins/coding/runs/version_of_case'
import { ProjectVersion } from '#plugins/coding/versions/project_version'

/** Gives the term that a coder has chosen to each open place with the same words. */
@inject()
export default class Assign {
  constructor(
    private dictionary: MedicalDictionary,
    private versions: ProjectVersion,
    private seen: SeenPlaces
  ) {}

  async work({ key, code }: Extract<RunOrder, { kind: 'assign' }>): Promise<CaseWork> {
    const current = (await this.versions.current()) ?? ''
    const loaded = await this.versions.loaded()
    const elements = await this.seen.elements()
    return {
      act: 'case.coded',
      plan: (cases) =>
        Promise.all(
          cases.map(async ({ content }) => {
            const places = codedPlaces(elements, content)
            const version = versionOfCase(places) || current
            const open = places.filter(
              (place) => place.code === null && verbatimKey(place.verbatim) === key
            )
            const term = loaded.has(version)
              ? await this.dictionary.term(version, 'llt', code)
              : null
            // A case that is coded in another version may not have the term, or not any more.
            if (!term?.isCurrent) return { placed: [], counts: { left: open.length } }
            return {
              placed: open.map(({ path, verbatim }) =>
                placedTerm({ path, term, version, verbatim })
              ),
              counts: { coded: open.length },
            }
          })
        ),
    }
  }
}
