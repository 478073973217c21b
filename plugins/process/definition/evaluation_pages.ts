import app from '@adonisjs/core/services/app'

import { Database } from '#kernel/database/database'

import type { EvaluationPages } from '#plugins/cases/contract'
import { currentDefinition } from '#plugins/process/records/definitions'

/** Cases are evaluated on the pages that the project has chosen for the node at which they stand. */
const pages: EvaluationPages = {
  async of({ status }) {
    const database = await app.container.make(Database)
    const { nodes } = await database.read(currentDefinition)
    return nodes.find(({ key }) => key === status)?.pages ?? []
  },
}

export default [pages]
