import { type Digest, digestNamed, DIGESTS, isLegacy } from '#plugins/as2/protocol/algorithms'
import type { HeaderField, HeaderList } from '#plugins/as2/protocol/header_list'
import { As2Refusal } from '#plugins/as2/protocol/refusal'

/** The MDN that a sender asks for (RFC 4130, 7.3). */
export interface MdnRequest {
  readonly signed: boolean
  /** Digests for the MIC that are known here, the favourite first. */
  readonly digests: readonly Digest[]
  /** Whether one of these, or nothing, is to be used. */
  readonly digestRequired: boolean
  /** Where it is sent to later; null where it is the answer to the request. */
  readonly asyncUrl: string | null
}

/** The MDN that headers ask for, or null where they ask for none. */
export function readMdnRequest(headers: HeaderList): MdnRequest | null {
  if (headers.get('Disposition-Notification-To') === null) return null
  const options = optionsOf(headers.get('Disposition-Notification-Options'))
  const { values: protocols = [] } = options.get('signed-receipt-protocol') ?? {}
  const { values = [], required = false } = options.get('signed-receipt-micalg') ?? {}
  return {
    signed: protocols.some((each) => /pkcs7-signature/i.test(each)),
    digests: values.flatMap((each) => digestNamed(each) ?? []),
    digestRequired: required && values.length > 0,
    asyncUrl: headers.get('Receipt-Delivery-Option') || null,
  }
}

/** `name=importance, value, value; ...` */
function optionsOf(text: string | null): Map<string, { required: boolean; values: string[] }> {
  const options = new Map<string, { required: boolean; values: string[] }>()
  for (const option of (text ?? '').split(';')) {
    const [, name, rest] = /^\s*([\w-]+)\s*=(.*)$/.exec(option) ?? []
    if (name === undefined) continue
    const [importance = '', ...values] = rest!.split(',').map((each) => each.trim())
    options.set(name.toLowerCase(), {
      required: importance.toLowerCase() === 'required',
      values: values.filter((each) => each !== ''),
    })
  }
  return options
}

/**
 * The digest of the MIC: the first one that is asked for and allowed, else that of the signature,
 * else SHA-256.
 * @throws As2Refusal `unsupported-mic-algorithms` where others are required
 */
export function micDigest(
  request: MdnRequest | null,
  ofSignature: Digest | null,
  legacy: boolean
): Digest {
  const wished = request?.digests.find((each) => legacy || !isLegacy(each))
  if (wished) return wished
  if (request?.digestRequired) {
    throw new As2Refusal('unsupported-mic-algorithms', 'none of the required digests is supported')
  }
  return ofSignature ?? 'sha256'
}

/** The MDN that one asks a partner for. */
export interface MdnWish {
  readonly digest: Digest
  /** Signed when absent. */
  readonly unsigned?: boolean
  /** Where it is sent to later; as the answer to the request when absent. */
  readonly asyncUrl?: string
  /** `required` when absent, as the FDA wants it. */
  readonly importance?: 'required' | 'optional'
}

/** The headers that ask for an MDN. */
export function writeMdnRequest(to: string, wish: MdnWish): HeaderField[] {
  const { digest, unsigned = false, asyncUrl, importance = 'required' } = wish
  const options = [
    `signed-receipt-protocol=${importance}, pkcs7-signature`,
    `signed-receipt-micalg=${importance}, ${DIGESTS[digest].micalg}`,
  ]
  return [
    ['Disposition-Notification-To', to],
    ...(unsigned ? [] : [['Disposition-Notification-Options', options.join('; ')] as const]),
    ...(asyncUrl ? [['Receipt-Delivery-Option', asyncUrl] as const] : []),
  ]
}
