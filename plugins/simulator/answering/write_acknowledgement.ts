/** What an acknowledgement says. */
export interface AcknowledgementToWrite {
  readonly number: string
  readonly sender: string
  readonly receiver: string
  readonly batchNumber: string
  readonly messageNumbers: readonly string[]
  /** `read`: level 2, nothing is decided. */
  readonly result: 'accepted' | 'rejected' | 'read'
  /** Texts of each report, ACK.B.r.7. */
  readonly remarks: readonly string[]
  readonly at: Date
}

const OID = '2.16.840.1.113883.3.989.2.1.3'

/** ACK.B.r.6 and ACK.A.4. */
const codes = {
  accepted: { report: 'CA', batch: 'AA' },
  rejected: { report: 'CR', batch: 'AE' },
  read: { report: '', batch: 'AE' },
} as const

/** Writes an acknowledgement (ICH E2B(R3), MCCI_IN200101UV01) as regulators do. */
export function writeAcknowledgement(draft: AcknowledgementToWrite): string {
  const { number, sender, receiver, batchNumber, messageNumbers, result, remarks, at } = draft
  const code = codes[result]
  const stamp = `${at.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}+0000`
  const texts = remarks.length === 0 ? '' : detail(listed(remarks))
  const device = (name: string, id: string, oid: number) =>
    `<${name}><device><id extension="${escaped(id)}" root="${OID}.${oid}"/></device></${name}>`
  const report = (messageNumber: string, index: number) =>
    `<MCCI_IN000002UV01><id extension="${escaped(number)}-${index + 1}" root="${OID}.19"/>
<acknowledgement${code.report && ` typeCode="${code.report}"`}><targetMessage>
<id extension="${escaped(messageNumber)}" root="${OID}.1"/></targetMessage>
${texts}</acknowledgement></MCCI_IN000002UV01>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<MCCI_IN200101UV01 xmlns="urn:hl7-org:v3">
<id extension="${escaped(number)}" root="${OID}.20"/><creationTime value="${stamp}"/>
<interactionId extension="MCCI_IN200101UV01" root="2.16.840.1.113883.1.6"/>
${messageNumbers.map(report).join('\n')}
${device('receiver', receiver, 18)}${device('sender', sender, 17)}
<acknowledgement typeCode="${code.batch}"><targetBatch>
<id extension="${escaped(batchNumber)}" root="${OID}.22"/></targetBatch></acknowledgement>
</MCCI_IN200101UV01>`
}

/** Regulators number what they say. */
const listed = (remarks: readonly string[]) =>
  remarks.map((remark, at) => `${at + 1}: ${remark}`).join('\n')

const detail = (text: string) =>
  `<acknowledgementDetail><text>${escaped(text)}</text></acknowledgementDetail>`

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
