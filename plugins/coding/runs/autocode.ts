import { inject } from '@adonisjs/core'

import type { CaseRecord } from '#plugins/cases/contract'
import { type CodedText, MedicalDictionary } from '#plugins/coding/contract/dictionary'
import { type CodedPlace, codedPlaces } from '#plugins/coding/places/coded_places'
import { placedTerm } from '#plugins/coding/places/placed_term'
import { SeenPlaces } from '#plugins/coding/places/seen_places'
import { SynonymCodes } from '#plugins/coding/records/synonym_codes'
import type { CasePlan, CaseWork } from '#plugins/coding/runs/case_work'
import { versionOfCase } from '#plugins/coding/runs/version_of_case'
import { ProjectVersion } from '#plugins/coding/versions/project_version'

interface OpenPlace extends CodedPlace {
  readonly caseId: string
  readonly codedIn: string
}

/** Gives every open place its term where there is no doubt of it; the rest is left to a person. */
@inject()
export default class Autocode {
  constructor(
    private dictionary: MedicalDictionary,
    private versions: ProjectVersion,
    private synonyms: SynonymCodes,
    private seen: SeenPlaces
  ) {}

  async work(): Promise<CaseWork> {
    const current = (await this.versions.current()) ?? ''
    const loaded = await this.versions.loaded()
    const elements = await this.seen.elements()
    return {
      act: 'case.autocoded',
      plan: async (cases) => {
        const open = cases.flatMap(({ id, content }) => {
          const places = codedPlaces(elements, content)
          const codedIn = versionOfCase(places) || current
          return places
            .filter(({ code }) => code === null)
            .map((place): OpenPlace => ({ ...place, caseId: id, codedIn }))
        })
        const coded = await this.#code(open.filter(({ codedIn }) => loaded.has(codedIn)))
        return cases.map((each) => planFor(each, open, coded))
      },
    }
  }

  async #code(open: readonly OpenPlace[]): Promise<Map<OpenPlace, CodedText>> {
    const coded = new Map<OpenPlace, CodedText>()
    const synonyms = await this.synonyms.of(open.map(({ verbatim }) => verbatim))
    for (const version of new Set(open.map(({ codedIn }) => codedIn))) {
      const asked = open.flatMap((place, at) =>
        place.codedIn === version ? [{ place, text: place.verbatim, synonyms: synonyms[at]! }] : []
      )
      const found = await this.dictionary.code(version, asked)
      for (const [at, { place }] of asked.entries()) {
        if (found[at]) coded.set(place, found[at])
      }
    }
    return coded
  }
}

function planFor(
  { id }: CaseRecord,
  open: readonly OpenPlace[],
  coded: ReadonlyMap<OpenPlace, CodedText>
): CasePlan {
  const own = open.filter(({ caseId }) => caseId === id)
  const found = own.flatMap((place) => {
    const text = coded.get(place)
    return text ? [{ place, ...text }] : []
  })
  const counted = (way: CodedText['by']) => found.filter(({ by }) => by === way).length
  return {
    placed: found.map(({ place: { path, codedIn: version, verbatim }, term }) =>
      placedTerm({ path, term, version, verbatim })
    ),
    counts: {
      ...{ coded: found.length, left: own.length - found.length },
      ...{ exact: counted('exact'), normalised: counted('normalised') },
      synonym: counted('synonym'),
    },
  }
}
