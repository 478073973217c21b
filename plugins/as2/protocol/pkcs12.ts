import { createPrivateKey, type X509Certificate } from 'node:crypto'

import forge from 'node-forge'

import {
  checkedKey,
  keyPair,
  type KeyPair,
  readCertificate,
} from '#plugins/as2/protocol/certificates'
import { UnusableInput } from '#plugins/as2/protocol/refusal'

const { oids } = forge.pki

/**
 * Reads key and certificate of a PKCS#12 file (`.p12`, `.pfx`), also of one sealed with the old
 * algorithms that Windows and Java still use.
 * @throws UnusableInput `pkcs12-unreadable`, `passphrase-wrong`, `passphrase-not-ascii` (programs do
 * not agree on how other signs are encoded), `pkcs12-incomplete` without a key or
 * its certificate, `key-not-rsa`, `key-too-short`
 */
export function readPkcs12(bytes: Uint8Array, passphrase: string): KeyPair {
  const file = openFile(bytes, passphrase)
  const key = checkedKey(privateKeyOf(file))
  const certificate = certificatesOf(file).find((each) => each.checkPrivateKey(key))
  if (!certificate) throw new UnusableInput('pkcs12-incomplete', 'certificate')
  return keyPair(key, certificate)
}

function openFile(bytes: Uint8Array, passphrase: string): forge.pkcs12.Pkcs12Pfx {
  const structure = structureOf(bytes)
  try {
    return forge.pkcs12.pkcs12FromAsn1(structure, false, passphrase)
  } catch (error) {
    const wrong = /password|MAC|decrypt/i.test((error as Error).message)
    if (!wrong) throw new UnusableInput('pkcs12-unreadable', 'PKCS#12')
    const isAscii = /^[ -~]*$/.test(passphrase)
    throw new UnusableInput(isAscii ? 'passphrase-wrong' : 'passphrase-not-ascii', 'PKCS#12')
  }
}

function structureOf(bytes: Uint8Array): forge.asn1.Asn1 {
  try {
    return forge.asn1.fromDer(forge.util.createBuffer(Buffer.from(bytes).toString('binary')))
  } catch {
    throw new UnusableInput('pkcs12-unreadable', 'PKCS#12')
  }
}

function bagsOf(file: forge.pkcs12.Pkcs12Pfx, bagType: string): forge.pkcs12.Bag[] {
  return file.getBags({ bagType })[bagType] ?? []
}

function privateKeyOf(file: forge.pkcs12.Pkcs12Pfx) {
  const [bag] = [...bagsOf(file, oids.pkcs8ShroudedKeyBag!), ...bagsOf(file, oids.keyBag!)]
  if (!bag) throw new UnusableInput('pkcs12-incomplete', 'key')
  if (!bag.key) throw new UnusableInput('key-not-rsa', 'PKCS#12')
  return createPrivateKey(forge.pki.privateKeyToPem(bag.key))
}

function certificatesOf(file: forge.pkcs12.Pkcs12Pfx): X509Certificate[] {
  return bagsOf(file, oids.certBag!).map(({ cert, asn1 }) => {
    const structure = cert ? forge.pki.certificateToAsn1(cert) : asn1
    return readCertificate(Buffer.from(forge.asn1.toDer(structure).getBytes(), 'binary'))
  })
}
