import type { Refusal } from '#kernel/errors/define_errors'
import { currentScope } from '#kernel/tenancy/actor'

import { gatewayErrors } from '#plugins/gateway/errors'
import { wording } from '#plugins/gateway/lang/server/wording'
import type { Destination } from '#plugins/gateway/records/destinations'

/**
 * Why nothing goes to a destination at its stage, or null: 6011 where it is tested already and the
 * environment is for tests, 2703 where it is not in use. What is in test takes test reports.
 */
export function stageRefusal({ stage, code }: Pick<Destination, 'stage' | 'code'>): Refusal | null {
  const isTest = currentScope().environment === 0
  if (stage === 'in_use' || (isTest && stage === 'in_test')) return null
  if (isTest && stage === 'tested') {
    return new gatewayErrors.E_PORT_TESTED({ detail: wording('stages.tested', { code }) })
  }
  return new gatewayErrors.E_NOT_ENABLED({ detail: wording('stages.not_in_use', { code }) })
}
