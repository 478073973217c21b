import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { flags } from '@adonisjs/core/ace'

import { As2Command, badOption } from '#plugins/as2/commands/as2_command'
import { certificateLines } from '#plugins/as2/commands/certificate_lines'
import { wording } from '#plugins/as2/lang/server/wording'
import { describeCertificate } from '#plugins/as2/protocol/certificates'
import { makeCertificate } from '#plugins/as2/protocol/make_certificate'

export default class As2Certificate extends As2Command {
  static commandName = 'as2:certificate'
  static description =
    'Makes an RSA key of 2048 bits with a certificate for it; or shows one that is given'

  @flags.string({ description: 'Common name (CN) of a new certificate' })
  declare name?: string

  @flags.string({ description: 'Organisation (O) of a new certificate' })
  declare organisation?: string

  @flags.string({ description: 'Folder that NAME.key and NAME.crt are written to', default: '.' })
  declare out: string

  @flags.number({ description: 'Years that it is valid', default: 3 })
  declare years: number

  async run() {
    await this.refusing(() => (this.name === undefined ? this.#show() : this.#make(this.name)))
  }

  /** Shows certificates of the partner and the own one, whose key it checks. */
  async #show() {
    const pair = await this.ownPair()
    const shown = [...(pair ? [pair.certificate] : []), ...(await this.partnerCertificates())]
    if (shown.length === 0) throw badOption(wording('as2_certificate.nothing_to_do'))
    this.print({ ok: true, certificates: shown.map(describeCertificate) }, ({ certificates }) =>
      certificates.flatMap(certificateLines)
    )
  }

  async #make(name: string) {
    if (!(Number.isInteger(this.years) && this.years >= 1 && this.years <= 10)) {
      throw badOption(wording('as2_certificate.years'))
    }
    const organisation = this.organisation ?? name
    const validFrom = new Date()
    const validTo = new Date(validFrom)
    validTo.setUTCFullYear(validTo.getUTCFullYear() + this.years)
    const pair = await makeCertificate({ commonName: name, organisation, validFrom, validTo })
    const base = join(this.out, name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '_'))
    const files = { key: `${base}.key`, certificate: `${base}.crt` }
    await mkdir(this.out, { recursive: true })
    const pem = pair.key.export({ type: 'pkcs8', format: 'pem' })
    await writeFile(files.key, pem, { mode: 0o600, flag: 'wx' })
    await chmod(files.key, 0o600)
    await writeFile(files.certificate, pair.certificate.toString(), { flag: 'wx' })
    const facts = describeCertificate(pair.certificate)
    this.print({ ok: true, ...files, ...facts }, () => [
      `Private key: ${files.key} (keep it secret)`,
      `Certificate: ${files.certificate} (give it to the partner)`,
      ...certificateLines(facts),
    ])
  }
}
