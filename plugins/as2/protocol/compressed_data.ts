import { deflateSync, inflateSync } from 'node:zlib'

import * as asn1js from 'asn1js'
import { AlgorithmIdentifier, ContentInfo, EncapsulatedContentInfo } from 'pkijs'

import { OID } from '#plugins/as2/protocol/algorithms'
import { asCms, octetsOf, viewOf } from '#plugins/as2/protocol/ber'
import { As2Refusal } from '#plugins/as2/protocol/refusal'

/** Compresses (RFC 3274, by zlib), in DER. */
export function compress(content: Uint8Array): Buffer {
  const encapsulated = new asn1js.Sequence({
    value: [
      new asn1js.ObjectIdentifier({ value: OID.data }),
      new asn1js.Constructed({
        idBlock: { tagClass: 3, tagNumber: 0 },
        value: [new asn1js.OctetString({ valueHex: deflateSync(content) })],
      }),
    ],
  })
  const compressed = new asn1js.Sequence({
    value: [
      new asn1js.Integer({ value: 0 }),
      new AlgorithmIdentifier({ algorithmId: OID.zlib }).toSchema(),
      encapsulated,
    ],
  })
  const info = new ContentInfo({ contentType: OID.compressedData, content: compressed })
  return viewOf(info.toSchema().toBER())
}

/**
 * What was compressed.
 * @param limit bytes that may come out
 * @throws As2Refusal `decompression-failed`
 */
export function decompress(info: ContentInfo, limit: number): Buffer {
  return asCms(() => {
    const [, algorithm, encapsulated] = (info.content as asn1js.Sequence).valueBlock.value
    const { algorithmId } = new AlgorithmIdentifier({ schema: algorithm })
    const { eContent } = new EncapsulatedContentInfo({ schema: encapsulated })
    if (algorithmId !== OID.zlib || !eContent) {
      throw new As2Refusal('decompression-failed', `compression ${algorithmId}`)
    }
    try {
      return inflateSync(octetsOf(eContent), { maxOutputLength: limit })
    } catch (error) {
      throw new As2Refusal('decompression-failed', (error as Error).message)
    }
  })
}
