import { inject } from '@adonisjs/core'

import type { NamedNode } from '#plugins/process/contract/case_locks'
import { CaseNodes } from '#plugins/process/contract/case_nodes'
import { CaseWays } from '#plugins/process/records/case_ways'

/** Where a case stands follows from its steps. */
@inject()
export default class StoredCaseNodes extends CaseNodes {
  constructor(private ways: CaseWays) {
    super()
  }

  async before(caseId: string, key: string): Promise<NamedNode | null> {
    const way = await this.ways.find(caseId)
    if (!way) return null
    const keys = way.definition.nodes.map((node) => node.key)
    const { node } = way.standing
    if (keys.indexOf(node.key) >= keys.indexOf(key)) return null
    return { key: node.key, name: node.name }
  }
}
