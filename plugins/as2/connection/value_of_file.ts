import { refusing } from '#plugins/as2/certificates/own_key'
import { readCertificates } from '#plugins/as2/protocol/certificates'

const certificates = ['partnerCertificate', 'nextCertificate']
const keys = ['key', 'formerKey']

/**
 * The value of a field as a file gives it: certificates as PEM, also from DER; a key in PEM form as it is, a
 * PKCS#12 file as Base64; anything else as text without the end of its line. Refuses with 2017 a certificate
 * that cannot be read.
 */
export async function valueOfFile(field: string, bytes: Uint8Array): Promise<string> {
  const buffer = Buffer.from(bytes)
  if (certificates.includes(field)) {
    const all = await refusing(async () => readCertificates(buffer))
    return all.map((each) => each.toString()).join('')
  }
  if (keys.includes(field) && !buffer.includes('-----BEGIN')) return buffer.toString('base64')
  return buffer.toString('utf8').replace(/\r?\n$/, '')
}
