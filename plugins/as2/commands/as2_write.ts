import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'

import { args, flags } from '@adonisjs/core/ace'

import { As2Command, oneOf } from '#plugins/as2/commands/as2_command'
import { contentCiphers, digests, keyTransports } from '#plugins/as2/protocol/algorithms'
import { writeHttpFile } from '#plugins/as2/protocol/http_file'
import type { MdnWish } from '#plugins/as2/protocol/mdn_request'
import { writeMic } from '#plugins/as2/protocol/mic'
import { type MessageDraft, writeMessage } from '#plugins/as2/protocol/write_message'

export default class As2Write extends As2Command {
  static commandName = 'as2:write'
  static description =
    'Writes a file as an AS2 message, to try out a partner: signed with --key, encrypted for --partner'

  @args.string({ description: 'File to send' })
  declare file: string

  @flags.string({ description: 'File to write: headers, empty line, content', required: true })
  declare out: string

  @flags.string({ description: 'AS2 name of the sender', required: true })
  declare from: string

  @flags.string({ description: 'AS2 name of the receiver', required: true })
  declare to: string

  @flags.string({ description: `Digest: ${digests.join(', ')}`, default: 'sha256' })
  declare digest: string

  @flags.string({ description: 'Signature: pkcs1, pss', default: 'pkcs1' })
  declare scheme: string

  @flags.string({ description: `Cipher: ${contentCiphers.join(', ')}`, default: 'aes256-cbc' })
  declare cipher: string

  @flags.string({ description: `Key transport: ${keyTransports.join(', ')}`, default: 'pkcs1' })
  declare keyTransport: string

  @flags.string({ description: 'Compress: before-signing, after-signing, none', default: 'none' })
  declare compress: string

  @flags.string({ description: 'MDN: none, sync, or the URL to send it to later', default: 'sync' })
  declare mdn: string

  @flags.boolean({ description: 'Ask for an MDN without a signature' })
  declare unsignedMdn: boolean

  @flags.string({ description: 'Content type', default: 'application/xml' })
  declare contentType: string

  @flags.string({ description: 'File name inside of the message; that of FILE without it' })
  declare fileName?: string

  @flags.string({ description: 'Message-ID in angle brackets; a new one without it' })
  declare messageId?: string

  @flags.string({ description: 'Subject; the file name without it' })
  declare subject?: string

  @flags.boolean({ description: 'Allow SHA-1 and 3DES' })
  declare legacy: boolean

  async run() {
    await this.refusing(async () => {
      const draft = await this.#draft()
      const { headers, body, mic } = writeMessage(draft)
      await writeFile(this.out, writeHttpFile(headers, body))
      const document = {
        ok: true,
        out: this.out,
        messageId: draft.messageId,
        signed: draft.sign !== undefined,
        encrypted: draft.encrypt !== undefined,
        mic: writeMic(mic),
      }
      this.print(document, () => [
        `${this.file} written to ${this.out}: ${document.signed ? 'signed' : 'not signed'}, ${document.encrypted ? 'encrypted' : 'not encrypted'}`,
        `Message-ID: ${document.messageId}`,
        `MIC: ${document.mic}`,
      ])
    })
  }

  async #draft(): Promise<MessageDraft> {
    const [payload, pair] = [await readFile(this.file), await this.ownPair()]
    const [recipient] = await this.partnerCertificates()
    const digest = oneOf('--digest', this.digest, digests)
    const scheme = oneOf('--scheme', this.scheme, ['pkcs1', 'pss'])
    const cipher = oneOf('--cipher', this.cipher, contentCiphers)
    const keyTransport = oneOf('--key-transport', this.keyTransport, keyTransports)
    const compress = oneOf('--compress', this.compress, ['none', 'before-signing', 'after-signing'])
    const fileName = this.fileName ?? basename(this.file)
    return {
      payload,
      contentType: this.contentType,
      fileName,
      from: this.from,
      to: this.to,
      messageId: this.messageId ?? `<${randomUUID()}@pharos>`,
      subject: this.subject ?? fileName,
      date: new Date(),
      sign: pair ? { pair, digest, scheme } : undefined,
      encrypt: recipient && { recipient, cipher, keyTransport },
      compress: compress === 'none' ? undefined : compress,
      mdn: this.#mdnWish(digest),
      legacy: this.legacy,
    }
  }

  #mdnWish(digest: MdnWish['digest']): MdnWish | undefined {
    if (this.mdn === 'none') return undefined
    const unsigned = this.unsignedMdn
    if (/^https?:\/\//.test(this.mdn)) return { digest, unsigned, asyncUrl: this.mdn }
    oneOf('--mdn', this.mdn, ['none', 'sync', 'https://...'])
    return { digest, unsigned }
  }
}
