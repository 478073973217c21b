import type { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { Refusal } from '#kernel/errors/define_errors'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { messageOf } from '#kernel/errors/messages'
import type { Words } from '#kernel/language/words'
import { wordsOfRefusal, wordsOfUnusable } from '#plugins/as2/commands/refusal_words'
import { wording } from '#plugins/as2/lang/server/wording'
import {
  keyPair,
  type KeyPair,
  readCertificate,
  readCertificates,
  readPrivateKey,
} from '#plugins/as2/protocol/certificates'
import { readPkcs12 } from '#plugins/as2/protocol/pkcs12'
import { As2Refusal, UnusableInput } from '#plugins/as2/protocol/refusal'

/** What the commands on AS2 files share: keys by options, sentences for refusals. They need no database. */
export abstract class As2Command extends BaseCommand {
  static options: CommandOptions = { startApp: true }
  static needsDatabase = false

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  @flags.string({ description: 'Own private key, PEM or DER' })
  declare key?: string

  @flags.string({ description: 'Certificate of the own key, PEM or DER' })
  declare certificate?: string

  @flags.string({ description: 'Own key and certificate in one PKCS#12 file, instead of the two' })
  declare pkcs12?: string

  @flags.string({ description: 'File that holds the passphrase of the key' })
  declare passphraseFile?: string

  @flags.array({ description: 'Certificates of the partner, PEM or DER; given again for a second' })
  declare partner?: string[]

  /** The own key with its certificate, or null where none is given. */
  protected async ownPair(): Promise<KeyPair | null> {
    const passphrase = this.passphraseFile
      ? (await readFile(this.passphraseFile, 'utf8')).replace(/\r?\n$/, '')
      : undefined
    if (this.pkcs12) return readPkcs12(await readFile(this.pkcs12), passphrase ?? '')
    if (!this.key && !this.certificate) return null
    if (!this.key || !this.certificate) {
      throw badOption(wording('as2_command.key_without_certificate'))
    }
    const key = readPrivateKey(await readFile(this.key), passphrase)
    return keyPair(key, readCertificate(await readFile(this.certificate)))
  }

  /** The certificates that the partner is known by. */
  protected async partnerCertificates(): Promise<X509Certificate[]> {
    const files = await Promise.all((this.partner ?? []).map((file) => readFile(file)))
    return files.flatMap((bytes) => readCertificates(bytes))
  }

  /** Prints one document: as JSON, or as the lines made of it. */
  protected print<Document>(document: Document, lines: (document: Document) => string[]): void {
    if (this.json) this.logger.log(JSON.stringify(document, null, 2))
    else for (const line of lines(document)) this.logger.log(line)
  }

  /** Tells a refusal with its number in one sentence and ends with 1; other errors go on. */
  protected async refusing(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal === undefined) throw error
      this.print({ ok: false, refusal }, () => [`${refusal.code} ${refusal.message.en}`])
      this.exitCode = 1
    }
  }
}

/** A refusal of what was given as an option. */
export function badOption(detail: Words): Refusal {
  return new kernelErrors.E_PARAMETER({ detail })
}

/** One of a few words, or a refusal. */
export function oneOf<Word extends string>(
  option: string,
  value: string,
  some: readonly Word[]
): Word {
  const found = some.find((each) => each === value)
  if (found === undefined) throw badOption(wording('as2_command.one_of', { option, some }))
  return found
}

interface ToldRefusal {
  readonly code: number
  readonly message: Words
  /** The reason as AS2 names it, where it is one of AS2. */
  readonly reason?: string
}

function refusalOf(error: unknown): ToldRefusal | undefined {
  if (error instanceof Refusal) return { code: error.number, message: messageOf(error) }
  const code = kernelErrors.E_FILE_CONTENT.number
  if (error instanceof As2Refusal) {
    return { code, reason: error.reason, message: wordsOfRefusal(error) }
  }
  if (error instanceof UnusableInput) return { code, message: wordsOfUnusable(error) }
  const { code: cause, path } = error as NodeJS.ErrnoException
  switch (cause) {
    case 'EEXIST':
      return { code, message: wording('as2_command.exists', { path }) }
    case 'EISDIR':
      return { code, message: wording('as2_command.a_folder_is_no_file') }
    case 'ENOENT':
    case 'EACCES':
    case 'ENOTDIR':
      return { code, message: wording('as2_command.cannot_be_opened', { path }) }
    default:
      return undefined
  }
}
