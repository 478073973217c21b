import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { sendFile } from '#kernel/files/send_file'
import { answeringNothing } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aSaidText, aWholeNumber } from '#kernel/http/values'

import { KnownConnections } from '#plugins/gateway/contract/connections'
import { wordsOfUnusable } from '#plugins/as2/commands/refusal_words'
import { AS2 } from '#plugins/as2/connection/connection_fields'
import { readSealedKey, writeSealedKey } from '#plugins/as2/connection/sealed_key'
import { wording } from '#plugins/as2/lang/server/wording'
import { makeCertificate } from '#plugins/as2/protocol/make_certificate'
import { UnusableInput } from '#plugins/as2/protocol/refusal'

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
    const { id, values } = await this.connections.get(AS2, ctx.params.id)
    const validFrom = new Date()
    const validTo = new Date(validFrom)
    validTo.setUTCFullYear(validTo.getUTCFullYear() + body.years)
    const { name: commonName, organisation } = body
    const pair = await refusing(() =>
      makeCertificate({ commonName, organisation, validFrom, validTo })
    )
    const { key, passphrase } = values
    const former = typeof key === 'string' && key !== '' ? formerOf(key, passphrase) : null
    await this.connections.seal(id, {
      ...(former !== null && { formerKey: former }),
      passphrase: null,
      key: writeSealedKey(pair),
    })
    return ok({})
  }

  async certificate(ctx: HttpContext) {
    const { values } = await this.connections.get(AS2, ctx.params.id)
    const { key, passphrase } = values
    if (typeof key !== 'string' || key === '') {
      throw new kernelErrors.E_DATA_STATUS({ detail: wording('connection.no_key') })
    }
    const { certificate } = await refusing(async () => readSealedKey(key, textOr(passphrase)))
    const bytes = Buffer.from(certificate.toString())
    return sendFile(ctx, { name: 'as2.pem', mediaType: 'application/x-pem-file', bytes })
  }
}

/** The key before, without the passphrase that goes; null where it cannot be opened. */
function formerOf(key: string, passphrase: unknown): string | null {
  try {
    return writeSealedKey(readSealedKey(key, textOr(passphrase)))
  } catch (error) {
    if (error instanceof UnusableInput) return null
    throw error
  }
}

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '')

async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error
    throw new kernelErrors.E_PARAMETER({ detail: wordsOfUnusable(error) })
  }
}
