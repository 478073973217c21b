import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { answeringList, answeringNothing, listOf, ofType, text, words } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { described, type Takes } from '#kernel/http/takes'
import { aSaidText } from '#kernel/http/values'

import { allTransports, findTransport } from '#plugins/gateway/connections/check_options'
import { wording } from '#plugins/gateway/lang/server/wording'
import { testConnection } from '#plugins/gateway/connections/test_connection'
import { Connections } from '#plugins/gateway/records/connections'

const LONGEST_SECRET = 60_000

const secret = vine.compile(
  vine.object({
    /** Name of a field of the transport that is secret. */
    name: aSaidText(40),
    /** Absent: it is taken away. */
    value: vine.string().maxLength(LONGEST_SECRET).optional(),
  })
)

/** Connections of a company: their transports, their secrets, and whether they work. */
@inject()
export default class ConnectionController {
  static readonly takes = {
    transports: {
      what: 'Transports of the installation, with what a connection has to say for each',
      answers: answeringList({
        name: text,
        label: words,
        fields: ofType('Fields', 'kernel/fields/field'),
        secrets: listOf(text),
      }),
    },
    seal: {
      what: 'Keep a secret of a connection sealed, or take it away',
      body: secret,
      answers: answeringNothing,
    },
    test: {
      what: 'Try a connection without sending anything of a case; says what is wrong with it',
      body: null,
      answers: described(listOf(words)),
    },
  } satisfies Takes

  constructor(private connections: Connections) {}

  async transports() {
    const all = await allTransports()
    return ok(all.map(({ name, label, fields, secrets }) => ({ name, label, fields, secrets })))
  }

  async seal(ctx: HttpContext) {
    const { body } = await hear(ctx, ConnectionController.takes.seal)
    const { id, transport } = await this.connections.get(ctx.params.id)
    const known = (await findTransport(transport))?.secrets ?? []
    if (body.value !== undefined && !known.includes(body.name)) {
      const detail = wording('connections.no_secret', { name: body.name })
      throw new kernelErrors.E_PARAMETER({ detail })
    }
    await this.connections.seal(id, { [body.name]: body.value ?? null })
    return ok({})
  }

  async test(ctx: HttpContext) {
    await hear(ctx, ConnectionController.takes.test)
    const { id } = await this.connections.get(ctx.params.id)
    return ok(await testConnection(this.connections, id))
  }
}
