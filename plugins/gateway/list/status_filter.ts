import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentScope } from '#kernel/tenancy/actor'

import type { CaseFilter } from '#plugins/cases/contract'
import { wording } from '#plugins/gateway/lang/server/wording'

const statuses = ['1', '2', '3', '4']

/** Cases whose submissions are so far: under way, accepted, failed, closed. */
const statusFilter: CaseFilter = {
  parameter: 'declareStatus',
  takes: {
    type: 'string',
    enum: statuses,
    description:
      'Cases whose submissions are under way (1), accepted (2), failed (3) or closed (4).',
  },
  async read(parameter) {
    if (!statuses.includes(parameter)) {
      throw new kernelErrors.E_PARAMETER({ detail: wording('status.not_a_choice') })
    }
    const { projectId, environment } = currentScope()
    const status = Number(parameter)
    return {
      ...{ table: 'case_declarations', elements: [] },
      ofOne: { sql: 'status = ?', bindings: [status] },
      ofAll: {
        sql: 'project_id = ? AND environment = ? AND status = ?',
        bindings: [projectId, environment, status],
      },
    }
  },
}

export default [statusFilter]
