import app from '@adonisjs/core/services/app'

import { Database } from '#kernel/database/database'

import type { ProcessNode, ProcessOwner } from '#plugins/cases/contract/process'
import type { DefinedNode } from '#plugins/process/contract/definition'
import { currentDefinition, knownNodes } from '#plugins/process/records/definitions'

/** Cases pass the nodes of the definition. */
const owner: ProcessOwner = {
  async nodesOf() {
    const database = await app.container.make(Database)
    return (await database.read(knownNodes)).map(asNode)
  },
  async followsArchived() {
    const database = await app.container.make(Database)
    return (await database.read(currentDefinition)).followsEnded ?? false
  },
}

const asNode = ({ key, name, kind, opensOn, isCoded }: DefinedNode): ProcessNode => ({
  ...{ key, name, kind, isCoded },
  ...(opensOn !== undefined && { opensOn }),
})

export default [owner]
