import type { ProcessOwner } from '#plugins/cases/contract/process'
import { defaultDefinition } from '#plugins/process/definition/default_definition'

/** Cases pass the nodes of the definition. */
const owner: ProcessOwner = {
  nodesOf: async () => defaultDefinition.nodes.map(({ afterReturn: _, ...node }) => node),
}

export default [owner]
