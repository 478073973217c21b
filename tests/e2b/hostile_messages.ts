import { messageXml } from '#tests/e2b/message_fixture'

/** A small message whose narrative (H.1) the hostile ones replace. */
export const MESSAGE = messageXml({ investigation: '<text>Narrative</text>' })
const body = MESSAGE.slice(MESSAGE.indexOf('<MCCI'))
const withDoctype = (declarations: string, text = '&x;') =>
  `<?xml version="1.0"?><!DOCTYPE MCCI_IN200100UV01 ${declarations}>${body.replace('Narrative', text)}`
const entity = (level: number) => `<!ENTITY e${level} "${`&e${level - 1};`.repeat(10)}">`
export const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

/** File, number of the catalogue, and what the sentence must say. */
export const REFUSED: [name: string, file: string | Uint8Array, number: number, says: RegExp][] = [
  ['external entity', withDoctype('[<!ENTITY x SYSTEM "file:///etc/passwd">]'), 3001, /DOCTYPE/],
  [
    'parameter entity',
    withDoctype('[<!ENTITY % p SYSTEM "http://127.0.0.1:9/x.dtd"> %p;]'),
    3001,
    /DOCTYPE/,
  ],
  ['external subset', withDoctype('SYSTEM "http://127.0.0.1:9/x.dtd"'), 3001, /DOCTYPE/],
  [
    'billion laughs',
    withDoctype(`[<!ENTITY e0 "lol">${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(entity).join('')}]`, '&e9;'),
    3001,
    /DOCTYPE/,
  ],
  [
    'quadratic entity',
    withDoctype(`[<!ENTITY x "${'a'.repeat(50_000)}">]`, '&x;'.repeat(5000)),
    3001,
    /DOCTYPE/,
  ],
  [
    'declared behind a comment',
    `<!-- <MCCI_IN200100UV01> -->${withDoctype('[<!ENTITY x "y">]').slice(21)}`,
    3001,
    /DOCTYPE/,
  ],
  [
    'declared behind a comment of 70,000 characters',
    `<!-- ${'x'.repeat(70_000)} -->${withDoctype('[<!ENTITY x "y">]').slice(21)}`,
    3001,
    /DOCTYPE/,
  ],
  [
    'declared in UTF-16',
    utf16(withDoctype('[<!ENTITY x "y">]').replace('?>', ' encoding="UTF-16"?>')),
    3001,
    /DOCTYPE/,
  ],
  ['unknown entity', MESSAGE.replace('Narrative', '&nothing;'), 3001, /line \d+, column \d+/],
  [
    '100,000 deep',
    MESSAGE.replace('Narrative', `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`),
    3001,
    /not well-formed.*line/,
  ],
  ['NUL', MESSAGE.replace('Narrative', 'a\0b'), 3001, /NUL/],
  [
    'NUL in UTF-16',
    utf16(MESSAGE.replace('UTF-8', 'UTF-16').replace('Narrative', 'a\0b')),
    3001,
    /NUL/,
  ],
  [
    'GBK that says UTF-8',
    Buffer.concat([
      Buffer.from(MESSAGE.slice(0, 400)),
      Buffer.from([0xb0, 0xa1]),
      Buffer.from(MESSAGE.slice(400)),
    ]),
    3001,
    /UTF-8, but its content is not/,
  ],
  [
    'UTF-8 that says UTF-16',
    MESSAGE.replace('UTF-8', 'UTF-16'),
    3001,
    /UTF-16, but its content is not/,
  ],
  ['unknown encoding', MESSAGE.replace('UTF-8', 'EBCDIC-CP-DK'), 3001, /ebcdic-cp-dk/],
  ['cut off', MESSAGE.slice(0, -40), 3001, /not well-formed.*line \d+, column \d+/],
  ['nothing', '', 3001, /empty/],
  ['blanks', ' \r\n\t ', 3001, /empty/],
  ['a document', '%PDF-1.7 ...', 2701, /not an XML file/],
  ['a zip', Buffer.from('PK\u0003\u0004rest'), 2701, /not an XML file/],
  ['an acknowledgement', '<MCCI_IN200101UV01 xmlns="urn:hl7-org:v3"/>', 2705, /acknowledgement/],
  [
    'E2B(R2)',
    '<?xml version="1.0"?><!DOCTYPE ichicsr SYSTEM "icsr21.dtd"><ichicsr/>',
    2705,
    /E2B\(R2\)/,
  ],
  ['E2B(R2) without DTD', '<ichicsr lang="en"/>', 2705, /E2B\(R2\)/],
  ['E2B(R2) acknowledgement', '<ichicsrack/>', 2705, /acknowledgement/],
  ['a web page', '<html><body/></html>', 2705, /root element is html/],
  ['another namespace', MESSAGE.replace('urn:hl7-org:v3', 'urn:other'), 2705, /urn:other/],
  [
    'no report',
    '<MCCI_IN200100UV01 xmlns="urn:hl7-org:v3"/>',
    2705,
    /no individual case safety report/,
  ],
]
