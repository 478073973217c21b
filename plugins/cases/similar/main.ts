import app from '@adonisjs/core/services/app'

import type { SimilarCaseSearch } from '#plugins/cases/contract/similar_cases'
import TellingTheSame from '#plugins/cases/similar/telling_the_same'

const tellingTheSame: SimilarCaseSearch = {
  find: async (content) => (await app.container.make(TellingTheSame)).find(content),
}

export default [tellingTheSame]
