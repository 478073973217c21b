import { certificateLines } from '#plugins/as2/commands/certificate_lines'
import type { MdnInspection, MessageInspection } from '#plugins/as2/commands/inspections'

/** What was found, in lines of text. */
export function inspectionLines(inspection: MessageInspection | MdnInspection): string[] {
  return [
    `${inspection.kind === 'mdn' ? 'MDN' : 'Message'} from ${inspection.from} to ${inspection.to}, ${inspection.messageId ?? 'without a Message-ID'}`,
    ...signatureLines(inspection),
    ...algorithmLines(inspection),
    ...(inspection.kind === 'mdn' ? mdnLines(inspection) : messageLines(inspection)),
  ]
}

function signatureLines({ signature, signer }: MessageInspection | MdnInspection): string[] {
  switch (signature.state) {
    case 'none':
      return ['Not signed']
    case 'unchecked':
      return [
        `Signed by somebody who names ${signature.claim}; give --partner CERTIFICATE to check it`,
      ]
    case 'refused':
      return [`SIGNATURE REFUSED: ${signature.reason} (${signature.detail})`]
    case 'valid':
      return [
        `Signed${signature.time ? ` at ${signature.time}` : ''} by`,
        ...certificateLines(signer!),
      ]
  }
}

function algorithmLines({ algorithms }: MessageInspection | MdnInspection): string[] {
  const { digest, signature, cipher, keyTransport, compression, legacy } = algorithms
  const used = [
    signature && `signature ${signature} ${digest}`,
    cipher && `encryption ${cipher}, key by ${keyTransport}`,
    compression && `compression ${compression}`,
  ].filter((each) => each)
  return [
    `Algorithms: ${used.join('; ') || 'none'}`,
    ...(legacy ? ['  only a connection marked as legacy takes these'] : []),
  ]
}

function messageLines(message: MessageInspection): string[] {
  const { mdnRequest } = message
  return [
    `Payload: ${message.payloadBytes} bytes, ${message.contentType || 'no content type'}, ${message.fileName ?? 'no file name'}`,
    `  payloadSha256 ${message.payloadSha256}`,
    `MIC: ${message.mic}`,
    mdnRequest
      ? `Asks for ${mdnRequest.signed ? 'a signed' : 'an unsigned'} MDN ${mdnRequest.asyncUrl ? `to ${mdnRequest.asyncUrl}` : 'as the answer'}`
      : 'Asks for no MDN',
  ]
}

function mdnLines(mdn: MdnInspection): string[] {
  const { verdict } = mdn
  return [
    `Answers ${mdn.originalMessageId ?? 'a message that it does not name'}`,
    `Disposition: ${mdn.disposition} (${mdn.outcome})`,
    `MIC: ${mdn.mic ?? 'none'}`,
    ...Object.entries(mdn.fields).map(([name, value]) => `  ${name}: ${value}`),
    ...(mdn.text ? [`Text: ${mdn.text}`] : []),
    ...(verdict
      ? [`Verdict: ${verdict.state}${verdict.state === 'halted' ? `, ${verdict.reason}` : ''}`]
      : []),
  ]
}
