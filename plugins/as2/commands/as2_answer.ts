import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'

import { args, flags } from '@adonisjs/core/ace'

import { As2Command, badOption } from '#plugins/as2/commands/as2_command'
import { wording } from '#plugins/as2/lang/server/wording'
import type { KeyPair } from '#plugins/as2/protocol/certificates'
import { answerTo, type Disposition, DUPLICATE, PROCESSED } from '#plugins/as2/protocol/disposition'
import { type HttpMessage, readHttpFile, writeHttpFile } from '#plugins/as2/protocol/http_file'
import type { Mic } from '#plugins/as2/protocol/mic'
import { writeMic } from '#plugins/as2/protocol/mic'
import { isMdn } from '#plugins/as2/protocol/read_mdn'
import { readEnvelope, readMessage } from '#plugins/as2/protocol/read_message'
import { As2Refusal } from '#plugins/as2/protocol/refusal'
import { writeMdn } from '#plugins/as2/protocol/write_mdn'

export default class As2Answer extends As2Command {
  static commandName = 'as2:answer'
  static description = 'Writes the MDN that answers an AS2 message: processed, or why it is refused'

  @args.string({ description: 'File with the message as it was sent' })
  declare file: string

  @flags.string({ description: 'File to write: headers, empty line, content', required: true })
  declare out: string

  @flags.boolean({ description: 'Answer that the message had come before' })
  declare duplicate: boolean

  @flags.boolean({ description: 'Take messages that are not signed' })
  declare unsigned: boolean

  @flags.boolean({ description: 'Allow SHA-1 and 3DES' })
  declare legacy: boolean

  async run() {
    await this.refusing(async () => {
      const http = readHttpFile(await readFile(this.file))
      if (isMdn(http.headers, http.body)) throw badOption(wording('as2_command.not_answered'))
      const { mdnRequest, ...envelope } = readEnvelope(http.headers)
      if (!mdnRequest) throw badOption(wording('as2_command.no_mdn_wanted'))
      const pair = await this.ownPair()
      if (mdnRequest.signed && !pair) throw badOption(wording('as2_command.needs_a_key'))
      const { disposition, mic } = await this.#judge(http, pair)
      const sign = mdnRequest.signed && pair ? signing(pair, mic) : undefined
      const { headers, body } = writeMdn({
        from: envelope.to,
        to: envelope.from,
        messageId: `<${randomUUID()}@pharos>`,
        originalMessageId: envelope.messageId,
        disposition,
        mic,
        text: `Message ${envelope.messageId ?? ''}: ${disposition.text}`,
        userAgent: 'Pharos',
        date: new Date(),
        sign,
      })
      await writeFile(this.out, writeHttpFile(headers, body))
      const document = {
        ok: true,
        out: this.out,
        disposition: disposition.text,
        mic: mic && writeMic(mic),
      }
      this.print(document, () => [
        `MDN written to ${this.out}`,
        `Disposition: ${document.disposition}`,
        `MIC: ${document.mic ?? 'none'}`,
      ])
    })
  }

  async #judge(
    { headers, body }: HttpMessage,
    pair: KeyPair | null
  ): Promise<{ disposition: Disposition; mic: Mic | null }> {
    const partnerCertificates = await this.partnerCertificates()
    const requires = { signature: !this.unsigned, encryption: false }
    try {
      const pairs = pair ? [pair] : []
      const by = { pairs, partnerCertificates, legacy: this.legacy, requires }
      const { mic } = readMessage(headers, body, by)
      return { disposition: this.duplicate ? DUPLICATE : PROCESSED, mic }
    } catch (refusal) {
      if (!(refusal instanceof As2Refusal)) throw refusal
      return { disposition: answerTo(refusal), mic: null }
    }
  }
}

/** An MDN is signed with the digest of its MIC, but never with SHA-1. */
function signing(pair: KeyPair, mic: Mic | null) {
  return { pair, digest: mic && mic.digest !== 'sha1' ? mic.digest : ('sha256' as const) }
}
