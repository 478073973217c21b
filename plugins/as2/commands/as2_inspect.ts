import { readFile, writeFile } from 'node:fs/promises'

import { args, flags } from '@adonisjs/core/ace'

import { As2Command, badOption } from '#plugins/as2/commands/as2_command'
import { inspectionLines } from '#plugins/as2/commands/inspection_lines'
import { inspectedMdn, inspectedMessage } from '#plugins/as2/commands/inspections'
import { wording } from '#plugins/as2/lang/server/wording'
import type { HttpMessage } from '#plugins/as2/protocol/http_file'
import { readHttpFile } from '#plugins/as2/protocol/http_file'
import { judgeMdn } from '#plugins/as2/protocol/judge_mdn'
import { readMic } from '#plugins/as2/protocol/mic'
import { isMdn, readMdn } from '#plugins/as2/protocol/read_mdn'
import { inspectMessage } from '#plugins/as2/protocol/read_message'

export default class As2Inspect extends As2Command {
  static commandName = 'as2:inspect'
  static description =
    'Opens an AS2 message or MDN (headers, empty line, content) and tells who signed it and what is inside'

  @args.string({ description: 'File with the message or MDN as it was sent' })
  declare file: string

  @flags.string({ description: 'File that the payload is written to' })
  declare out?: string

  @flags.string({ description: 'MIC of the message that an MDN answers, as as2:write printed it' })
  declare mic?: string

  @flags.string({ description: 'Message-ID of the message that an MDN answers' })
  declare messageId?: string

  async run() {
    await this.refusing(async () => {
      const http = readHttpFile(await readFile(this.file))
      if (isMdn(http.headers, http.body)) await this.#inspectMdn(http)
      else await this.#inspectMessage(http)
    })
  }

  async #inspectMessage({ headers, body }: HttpMessage) {
    const [pair, partnerCertificates] = [await this.ownPair(), await this.partnerCertificates()]
    const by = { pairs: pair ? [pair] : [], partnerCertificates, legacy: true }
    const message = inspectMessage(headers, body, by)
    if (this.out) await writeFile(this.out, message.payload)
    this.#tell(inspectedMessage(message, partnerCertificates.length > 0))
  }

  async #inspectMdn({ headers, body }: HttpMessage) {
    const partnerCertificates = await this.partnerCertificates()
    const mdn = readMdn(headers, body, { partnerCertificates, legacy: true })
    const mic = readMic(this.mic ?? null)
    if (this.mic && !mic) throw badOption(wording('as2_command.no_mic', { value: this.mic }))
    const verdict = mic
      ? judgeMdn(mdn, {
          messageId: this.messageId ?? mdn.originalMessageId ?? '',
          mic,
          signed: partnerCertificates.length > 0,
        })
      : null
    this.#tell(inspectedMdn(mdn, verdict, partnerCertificates.length > 0))
  }

  #tell(inspection: ReturnType<typeof inspectedMdn> | ReturnType<typeof inspectedMessage>) {
    this.print(inspection, inspectionLines)
    if (!inspection.ok) this.exitCode = 1
  }
}
