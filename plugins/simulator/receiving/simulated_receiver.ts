import type { IncomingMessage } from 'node:http'

import app from '@adonisjs/core/services/app'

import { collectBytes } from '#kernel/http/body/collect_bytes'
import type { Receiver, ReceiverAnswer } from '#kernel/http/receivers/receiver'
import { actAs } from '#kernel/tenancy/actor'
import { systemIn } from '#kernel/tenancy/as_system'

import { ReceiveAsRegulator } from '#plugins/simulator/receiving/receive_as_regulator'
import { isSimulating } from '#plugins/simulator/regulators/refuse_when_off'

const MOST_BYTES = 100 * 1024 * 1024

/** `POST /simulator/as2`: where reports reach simulated regulators; not there in production. */
const receiver: Receiver = {
  path: '/simulator/as2',
  knows: ({ headers }) => isSimulating() && headers['as2-to'] !== undefined,

  async receive(request: IncomingMessage): Promise<ReceiverAnswer> {
    const body = await collectBytes(request, { most: MOST_BYTES })
    const headers = Object.entries(request.headersDistinct).flatMap(([name, values]) =>
      (values ?? []).map((value) => [name, value] as const)
    )
    const receiving = await app.container.make(ReceiveAsRegulator)
    const answer = await actAs(systemIn(), () => receiving.handle({ headers, body }))
    if (answer) return { status: 200, headers: answer.headers, body: answer.body }
    return { status: 503, headers: [], body: Buffer.alloc(0) }
  },
}

export default [receiver]
