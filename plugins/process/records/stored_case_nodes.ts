import { inject } from '@adonisjs/core'

import type { NamedNode } from '#plugins/process/contract/case_locks'
import { CaseNodes } from '#plugins/process/contract/case_nodes'
import { passes } from '#plugins/process/contract/standing'
import { CaseWays } from '#plugins/process/records/case_ways'

/** Where a case is follows from its steps. */
@inject()
export default class StoredCaseNodes extends CaseNodes {
  constructor(private ways: CaseWays) {
    super()
  }

  async elsewhere(caseId: string, key: string): Promise<NamedNode | null> {
    const way = await this.ways.find(caseId)
    if (!way) return null
    const { node, isEnded, kind } = way.standing
    const wanted = way.definition.nodes.find((each) => each.key === key)
    if (isEnded || !wanted || !passes(kind, wanted) || node.key === key) return null
    return { key: node.key, name: node.name }
  }
}
