import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { sendFile } from '#kernel/files/send_file'
import { answeringNothing } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aSaidText, aWholeNumber } from '#kernel/http/values'

import { KnownConnections } from '#plugins/gateway/contract/connections'
import { AS2 } from '#plugins/as2/connection/connection_fields'
import { makeOwnKey, ownCertificate } from '#plugins/as2/certificates/own_key'

const wish = vine.compile(
  vine.object({
    /** Common name of the certificate. */
    name: aSaidText(64),
    organisation: aSaidText(64),
    /** How long it is good. */
    years: aWholeNumber().range([1, 10]),
  })
)

/** The own key of a connection by AS2: made here, and never given out; its certificate is for the partner. */
@inject()
export default class KeyController {
  static readonly takes = {
    make: {
      what: 'Make a key with its certificate for a connection by AS2; the key before it still decrypts',
      body: wish,
      answers: answeringNothing,
    },
    certificate: {
      what: 'Download the own certificate of a connection by AS2, for its partner',
      file: 'application/x-pem-file',
    },
  } satisfies Takes

  constructor(private connections: KnownConnections) {}

  async make(ctx: HttpContext) {
    const { body } = await hear(ctx, KeyController.takes.make)
    const connection = await this.connections.get(AS2, ctx.params.id)
    await this.connections.seal(connection.id, await makeOwnKey(connection, body))
    return ok({})
  }

  async certificate(ctx: HttpContext) {
    const connection = await this.connections.get(AS2, ctx.params.id)
    const bytes = Buffer.from(await ownCertificate(connection))
    return sendFile(ctx, { name: 'as2.pem', mediaType: 'application/x-pem-file', bytes })
  }
}
