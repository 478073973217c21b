import app from '@adonisjs/core/services/app'

import { FormSchemas } from '#kernel/case/forms/form_schemas'

import type { CaseProjection } from '#plugins/cases/contract'
import { codedPlaces, lltElements, verbatimKey } from '#plugins/coding/places/coded_places'
import { reactionTerms } from '#plugins/coding/records/reaction_terms'

/** No term has this code: it stands for digits that cannot be one. */
const NO_TERM = 0

/** The coded and codable places of each case, so that all cases can be asked at once. */
const codedPlaceRows: CaseProjection = {
  table: 'coded_places',
  columns: ['path', 'element', 'verbatim', 'key', 'version', 'code'],
  async reader() {
    const elements = lltElements(await app.container.make(FormSchemas))
    return (content) =>
      codedPlaces(elements, content).map(({ code, ...place }) => ({
        ...place,
        key: verbatimKey(place.verbatim),
        code: code === null ? null : /^\d{1,9}$/.test(code) ? Number(code) : NO_TERM,
      }))
  },
}

export default [codedPlaceRows, reactionTerms]
