import app from '@adonisjs/core/services/app'

import { PartnerReach, type Target } from '#plugins/gateway/contract/reach'
import { HeaderList } from '#plugins/as2/protocol/header_list'

/** What came back. */
export interface HttpAnswer {
  readonly status: number
  readonly headers: HeaderList
  readonly body: Buffer
}

/**
 * Sends bytes to the address that was resolved, follows nowhere, and reads the answer.
 * @throws NoAnswer
 */
export async function post(
  target: Target,
  headers: Iterable<readonly [string, string]>,
  body: Uint8Array
): Promise<HttpAnswer> {
  const reach = await app.container.make(PartnerReach)
  const answer = await reach.exchange(target, { method: 'POST', headers, body })
  return { status: answer.status, headers: HeaderList.of(answer.headers), body: answer.body }
}
