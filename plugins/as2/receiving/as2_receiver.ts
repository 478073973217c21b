import type { IncomingMessage } from 'node:http'

import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'

import { collectBytes } from '#kernel/http/body/collect_bytes'
import { UnreadableBody } from '#kernel/http/body/unreadable_body'
import type { Receiver, ReceiverAnswer } from '#kernel/http/receivers/receiver'
import { actAs } from '#kernel/tenancy/actor'
import { systemIn } from '#kernel/tenancy/as_system'

import { HeaderList } from '#plugins/as2/protocol/header_list'
import { As2Refusal } from '#plugins/as2/protocol/refusal'
import { errorMdn } from '#plugins/as2/receiving/answer_mdn'
import { messageLimit } from '#plugins/as2/receiving/message_limit'
import { ReceiveMessage } from '#plugins/as2/receiving/receive_message'

/** What wraps a message makes it larger by a third at most. */
const WRAPPED = 1.5

const as2Headers = ['as2-from', 'as2-to', 'as2-version']

/**
 * `POST /as2`: whatever has AS2 headers is answered 200, with a receipt that says what is wrong where
 * something is. Only where this server itself fails it is 503, so that the partner sends it once more.
 */
const receiver: Receiver = {
  path: '/as2',
  knows: ({ headers }) => as2Headers.some((name) => headers[name] !== undefined),

  async receive(request): Promise<ReceiverAnswer> {
    const headers = HeaderList.of(request.headersDistinct)
    const body = await bodyOf(request)
    if (body === 'broken') return { status: 400, headers: [], body: Buffer.alloc(0) }
    if (body === 'too large') {
      const refusal = new As2Refusal('unexpected-processing-error', 'it is too large')
      return { status: 200, ...errorMdn(headers, refusal) }
    }
    try {
      const receiving = await app.container.make(ReceiveMessage)
      const answer = await actAs(systemIn(), () => receiving.handle(headers, body))
      return { status: 200, headers: answer?.headers ?? [], body: answer?.body ?? Buffer.alloc(0) }
    } catch (error) {
      logger.error({ err: error }, 'A message by AS2 could not be taken')
      return { status: 503, headers: [], body: Buffer.alloc(0) }
    }
  },
}

export default [receiver]

async function bodyOf(request: IncomingMessage): Promise<Buffer | 'broken' | 'too large'> {
  const most = messageLimit() * WRAPPED
  try {
    return await collectBytes(request, { most })
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error
    if (error.status !== 413) return 'broken'
    request.resume()
    return 'too large'
  }
}
