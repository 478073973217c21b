/** What an acknowledgement of a test says of a report. */
export interface WrittenReport {
  /** ACK.B.r.1 */
  readonly number?: string
  /** ACK.B.r.6 */
  readonly code?: string
  /** ACK.B.r.7 */
  readonly texts?: readonly string[]
}

interface Written {
  readonly number?: string
  readonly sender?: string
  readonly batchNumber?: string
  readonly batchCode?: string
  readonly batchText?: string
  readonly reports?: readonly WrittenReport[]
}

const OID = '2.16.840.1.113883.3.989.2.1.3'

/** An acknowledgement (MCCI_IN200101UV01) as a receiver writes it, with invented numbers. */
export function anAcknowledgement({
  number = 'ACK-1',
  sender = 'AUTHORITY',
  batchNumber = 'B-1',
  batchCode = 'AA',
  batchText,
  reports = [{}],
}: Written = {}): string {
  const device = (name: string, id: string, oid: number) =>
    `<${name}><device><id extension="${id}" root="${OID}.${oid}"/></device></${name}>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<MCCI_IN200101UV01 xmlns="urn:hl7-org:v3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<id extension="${number}" root="${OID}.20"/><creationTime value="20260512093000+0800"/>
<interactionId extension="MCCI_IN200101UV01" root="2.16.840.1.113883.1.6"/>
${reports.map(reportText).join('\n')}
${device('receiver', 'PHAROS', 18)}${device('sender', sender, 17)}
<acknowledgement typeCode="${batchCode}"><targetBatch><id extension="${batchNumber}" root="${OID}.22"/>
</targetBatch>${detail(batchText)}</acknowledgement>
</MCCI_IN200101UV01>`
}

function reportText(
  { number = 'CN-PHAROS-1', code = 'CA', texts = [] }: WrittenReport,
  at: number
) {
  return `<MCCI_IN000002UV01><id extension="LOCAL-${at + 1}" root="${OID}.19"/>
<acknowledgement typeCode="${code}"><targetMessage><id extension="${number}" root="${OID}.1"/></targetMessage>
${texts.map(detail).join('')}</acknowledgement></MCCI_IN000002UV01>`
}

const detail = (text: string | undefined) =>
  text === undefined
    ? ''
    : `<acknowledgementDetail><text>${escaped(text)}</text></acknowledgementDetail>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
