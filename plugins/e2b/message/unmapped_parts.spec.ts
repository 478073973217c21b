import { deflateRawSync } from 'node:zlib'
import { test } from '@japa/runner'

import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { messageDifferences } from '#plugins/e2b/message/message_differences'
import { elementOf } from '#plugins/e2b/message/reader'
import { roundTrip } from '#plugins/e2b/message/round_trip'
import { writeAll } from '#plugins/e2b/message/writer'
import { untoldOf } from '#tests/comparison/untold'
import {
  catalogue,
  causality,
  code,
  dosage,
  drugs,
  event,
  messageXml,
  organizer,
  readReport,
} from '#tests/e2b/message_fixture'

const DRUG = '11111111-1111-4111-8111-111111111111'
const EVENT = '22222222-2222-4222-8222-222222222222'
/** "皮疹" in UTF-8 and in GB18030. */
const RASH = Buffer.from('皮疹')
const NO_UTF8 = Buffer.from([0xc6, 0xa4, 0xd5, 0xee])
const product = (inside: string) =>
  `<id root="${DRUG}"/><consumable><instanceOfKind><kindOfProduct classCode="MMAT" determinerCode="KIND">${inside}</kindOfProduct></instanceOfKind></consumable>`
const sender = (inside: string) =>
  `<subjectOf1 typeCode="SUBJ"><controlActEvent classCode="CACT" moodCode="EVN"><author typeCode="AUT"><assignedEntity classCode="ASSIGNED"><code code="1" codeSystem="2.16.840.1.113883.3.989.2.1.1.7"/>${inside}</assignedEntity></author></controlActEvent></subjectOf1>`
const interval = `<outboundRelationship1 typeCode="SAS"><pauseQuantity value="2" unit="d"/><actReference classCode="ACT" moodCode="EVN"><id root="${EVENT}"/></actReference></outboundRelationship1>`
const rechallenge = `<outboundRelationship2 typeCode="PERT"><observation classCode="OBS" moodCode="EVN">${code('31')}<value xsi:type="CE" code="1" codeSystem="2.16.840.1.113883.3.989.2.1.1.16"/><outboundRelationship1 typeCode="REFR"><actReference classCode="OBS" moodCode="EVN"><id root="${EVENT}"/></actReference></outboundRelationship1></observation></outboundRelationship2>`
const narrative = (attributes: string, text: string) => `<text${attributes}>${text}</text>`
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const document = (attributes: string, text: string) =>
  `<reference typeCode="REFR"><document classCode="DOC" moodCode="EVN">${code('2', '2.16.840.1.113883.3.989.2.1.1.27')}<text${attributes}>${text}</text></document></reference>`

/** What leaves of a message with these parts as it did not come; constants and the order of the schema left out. */
function changesOf(parts: Parameters<typeof messageXml>[0]) {
  const { changes, left, xml } = roundTrip(Buffer.from(messageXml(parts)), catalogue)
  const ours = ['added', 'order']
  return { changes: changes.filter(({ allowed }) => !ours.includes(allowed ?? '')), left, xml }
}

/** Writes a report again after its content was changed. */
function rewritten(xml: string, change: (content: CaseContent) => void) {
  const report = readReport(xml)
  change(report.content)
  return writeAll({ batch: {}, reports: [report] }, catalogue)
}

const asTheyCame: [what: string, parts: Parameters<typeof messageXml>[0]][] = [
  [
    'a second line of a street',
    {
      investigation: sender(
        '<addr><streetAddressLine>A</streetAddressLine><streetAddressLine>B</streetAddressLine></addr>'
      ),
    },
  ],
  [
    'a product code of another system',
    {
      patient: drugs(
        product('<code code="59762-2858" codeSystem="2.16.840.1.113883.6.69"/><name>A</name>')
      ),
    },
  ],
  [
    'parts of the name of a product',
    { patient: drugs(product('<name>A<delimiter qualifier="STR">5 mg</delimiter></name>')) },
  ],
  [
    'names and versions of codes',
    {
      patient: `<subjectOf2 typeCode="SBJ"><observation classCode="OBS" moodCode="EVN"><code code="5" codeSystem="2.16.840.1.113883.3.989.2.1.1.19" codeSystemVersion="2.0" displayName="autopsy"/><value xsi:type="BL" value="true"/></observation></subjectOf2>`,
    },
  ],
  [
    'a code without its system',
    {
      patient: drugs(
        dosage(
          '<consumable typeCode="CSM"><instanceOfKind classCode="INST"><kindOfProduct classCode="MMAT" determinerCode="KIND"><formCode><originalText>Tablet</originalText></formCode></kindOfProduct></instanceOfKind></consumable>'
        )
      ),
    },
  ],
  [
    'an interval alone in a group of intervals',
    {
      patient: drugs(
        dosage(
          '<effectiveTime xsi:type="SXPR_TS"><comp xsi:type="IVL_TS"><low value="2020"/></comp></effectiveTime>'
        )
      ),
    },
  ],
  ['a narrative with its type', { investigation: '<text mediaType="text/plain">A</text>' }],
  ['a stray text beside an element', { patient: event(EVENT, 'stray<value xsi:type="CE"/>') }],
  [
    'an observation that says nothing',
    {
      patient: `<subjectOf2 typeCode="SBJ"><observation classCode="OBS" moodCode="EVN">${code('3')}</observation></subjectOf2>${event(EVENT)}`,
    },
  ],
  [
    'an interval that says nothing of a pair known by nothing else',
    {
      patient:
        event(EVENT) + drugs(`<id root="${DRUG}"/>${interval.replace(/<pauseQuantity[^>]*>/, '')}`),
    },
  ],
  ['an organizer that holds nothing', { patient: event(EVENT) + organizer('3') }],
  [
    'spaces around a stray text',
    { patient: event(EVENT).replace(/(<code [^>]*)\/>/, '$1> stray </code>') },
  ],
  ['spaces around a text', { investigation: '<text>  A \n </text>' }],
  ['Base64 that is none', { investigation: document(' representation="B64"', 'Application/PDF') }],
  ['Base64 without its end', { investigation: document(' representation="B64"', 'QUI') }],
  [
    'a narrative that is no Base64',
    { investigation: narrative(' representation="B64"', 'Rash, then fever') },
  ],
  [
    'a narrative in Base64 that is no UTF-8',
    { investigation: narrative(' representation="B64"', base64(NO_UTF8)) },
  ],
  ['a narrative in Base64', { investigation: narrative(' representation="B64"', base64(RASH)) }],
  ['a document as text', { investigation: document('', 'plain words') }],
  [
    'an identifier that is no UUID, wherever it stands',
    {
      patient: event('1.2.3" extension="e1') + drugs('<id root="1.2.4" extension="d1"/>'),
      assessment: causality('39', '1.2.4" extension="d1', '', '1.2.3" extension="e1'),
    },
  ],
  [
    'a pair known by an interval alone',
    { patient: event(EVENT) + drugs(`<id root="${DRUG}"/>${interval}`) },
  ],
  [
    'a pair known by a rechallenge alone',
    { patient: event(EVENT) + drugs(`<id root="${DRUG}"/>${rechallenge}`) },
  ],
  [
    'a second interval of a kind for one pair, the first without a value, the second without a unit',
    {
      patient:
        event(EVENT) +
        drugs(
          `<id root="${DRUG}"/>${interval.replace(' value="2"', '')}${interval.replace(' unit="d"', '')}`
        ),
    },
  ],
  [
    'a pair known by an interval and by a block that says nothing',
    {
      patient: event(EVENT) + drugs(`<id root="${DRUG}"/>${interval}`),
      assessment: causality('39', DRUG, '', EVENT),
    },
  ],
  [
    'a drug of which its name alone is known, and a role that says nothing',
    {
      patient: drugs(product('<name>A</name>')),
      assessment: causality('20', DRUG, '').replaceAll('"SBADM"', '"ACT"'),
    },
  ],
  [
    'line ends and tabs in what no element takes',
    {
      investigation: sender(
        `<addr><streetAddressLine>A</streetAddressLine><streetAddressLine use="a&#9;b&#10;c&#13;&#10;d">B&#13;&#10;C</streetAddressLine></addr>`
      ),
    },
  ],
  [
    'a test value that is no interval',
    {
      patient: organizer(
        '3',
        `<component typeCode="COMP"><observation classCode="OBS" moodCode="EVN">${code('1', '2.16.840.1.113883.6.163')}<value xsi:type="PQ" value="5" unit="1"/></observation></component>`
      ),
    },
  ],
]

/** What a folder of medical history says of itself. */
interface Own {
  text?: string
  attribute?: string
  inside?: string
  name?: string
}

/** A folder of medical history that says so much of itself; each holds another illness. */
let illness = 0
const folderWith = ({ text = '', attribute = '', inside = '', name = '' }: Own) => {
  const component = `<component typeCode="COMP"><observation classCode="OBS" moodCode="EVN">${code(`1000${illness++}`, '2.16.840.1.113883.6.163')}</observation></component>`
  return organizer('1', component)
    .replace('<subjectOf2 typeCode="SBJ">', `<subjectOf2 typeCode="SBJ"${attribute}>${text}`)
    .replace('moodCode="EVN">', `moodCode="EVN">${inside}`)
    .replace('"2.16.840.1.113883.3.989.2.1.1.20"', `"2.16.840.1.113883.3.989.2.1.1.20"${name}`)
}

const ofFolders: [what: string, own: Own[], told: string[]][] = [
  ['a text beside the second', [{}, { text: 'B' }], ['subjectOf2[2]/text() B']],
  ['a text beside the first', [{ text: 'A' }, {}], []],
  ['one text beside both', [{ text: 'A' }, { text: 'A' }], []],
  [
    'a text beside each of three, and in one',
    [{ text: 'A' }, { text: 'B' }, { text: 'C', inside: 'D' }],
    ['subjectOf2[2]/text() B', 'subjectOf2[3]/text() C', 'subjectOf2[3]/organizer/text() D'],
  ],
  [
    'an attribute, and a name of the code',
    [
      { attribute: ' negationInd="true"', name: ' displayName="A"' },
      { attribute: ' negationInd="false"', name: ' displayName="B"' },
    ],
    [
      'subjectOf2[2]/@negationInd negationInd="false"',
      'subjectOf2[2]/organizer/code/@displayName displayName="B"',
    ],
  ],
]

test.group('What is kept beside a case', () => {
  for (const [what, parts] of asTheyCame) {
    test(`leaves as it came: ${what}`, ({ assert }) => {
      const { changes, left } = changesOf(parts)
      assert.deepEqual(changes, [])
      assert.deepEqual(left, [])
    })
  }

  for (const [what, own, told] of ofFolders) {
    test(`of several folders of one kind, which leave as one, the first speaks for all: ${what}`, ({
      assert,
    }) => {
      const xml = messageXml({ patient: own.map((each) => folderWith(each)).join('') })
      const trip = roundTrip(Buffer.from(xml), catalogue)
      const inPatient = (place: string) => place.replace(/.*\/primaryRole\//, '')
      assert.deepEqual(
        trip.left.map(({ place, xml: kept }) => `${inPatient(place)} ${kept}`),
        told
      )
      assert.deepEqual(
        trip.changes
          .filter(({ allowed }) => allowed === undefined)
          .map(({ kind, place }) => `${kind} ${inPatient(place)}`),
        told.map((each) => `lost ${each.replace(/ .*/, '')}`)
      )
      assert.deepEqual(untoldOf(xml, trip), [])
      assert.lengthOf(trip.xml.match(/<organizer/g) ?? [], 1)
      for (const kept of Object.values(own[0]!)) assert.include(trip.xml, kept)
    })
  }

  test('a sender of the batch leaves as it came, though it stands behind the reports', ({
    assert,
  }) => {
    const ofBatch =
      '<sender typeCode="SnD"><device classCode="DEV" determinerCode="INSTANCE"><id root="2.16.840.1.113883.3.989.2.1.3.13" extension="S"/></device></sender>'
    const xml = messageXml({ investigation: '<text>A</text>' })
    const { changes, left } = roundTrip(
      Buffer.from(xml.replace('</PORR_IN049016UV>', `</PORR_IN049016UV>${ofBatch}`)),
      catalogue
    )
    assert.deepEqual(
      changes.filter(({ allowed }) => allowed !== 'added'),
      []
    )
    assert.deepEqual(left, [])
  })

  test('what went back with the whole of a time is not told as left out', ({ assert }) => {
    const time =
      '<effectiveTime xsi:type="SXPR_TS"><comp xsi:type="PIVL_TS"><period value="1" unit="d"/></comp><comp xsi:type="IVL_TS"><width value="" unit="d"/></comp></effectiveTime>'
    const { changes, left, xml } = changesOf({ patient: drugs(dosage(time)) })
    assert.include(xml, '<width value="" unit="d"/>')
    assert.deepEqual([changes, left], [[], []])
  })

  test('the place of a part is that of the message, also where a value is taken apart for reading', ({
    assert,
  }) => {
    const result = (value: string) =>
      `<component typeCode="COMP"><observation classCode="OBS" moodCode="EVN"><code code="1" codeSystem="2.16.840.1.113883.6.163"/>${value}</observation></component>`
    const { unmapped } = readReport(
      messageXml({
        patient: organizer(
          '3',
          result('<value xsi:type="PQ" value="" unit="1"/>'),
          result('<value xsi:type="IVL_PQ"><low value="5" unit="1" kind="x"/></value>')
        ),
      })
    )
    assert.deepEqual(
      unmapped.map(({ place }) => place.replace(/.*organizer/, '')),
      ['/component[1]/observation/value/@value', '/component[2]/observation/value/low/@kind']
    )
  })

  test('a report that says nothing is told as lost', ({ assert }) => {
    const { changes } = changesOf({})
    assert.deepEqual(
      changes.map(({ kind, place }) => `${kind} ${place}`),
      ['lost /MCCI_IN200100UV01/PORR_IN049016UV']
    )
  })

  test('line breaks in Base64 are left out, and told', ({ assert }) => {
    const { changes } = changesOf({
      investigation: document(' representation="B64"', 'QUJD\nREVG'),
    })
    assert.deepEqual(
      changes.map(({ allowed }) => allowed),
      ['lines']
    )
  })

  test('a document that is no Base64 is told', ({ assert }) => {
    const { notes, content } = readReport(
      messageXml({ investigation: document(' representation="B64"', 'Application/PDF') })
    )
    assert.match(
      notes[0]!.en,
      /^The document C\.4\.r\.2 is declared as Base64 but is not valid Base64/
    )
    assert.isTrue(((content.C_4_r as Row[])[0]!.C_4_r_2 as { verbatim: boolean }).verbatim)
  })

  for (const [what, attributes, text] of [
    ['no Base64', ' representation="B64"', 'Rash, then fever'],
    ['Base64 without its end', ' representation="B64"', 'QUI'],
    ['Base64 of bytes that are no UTF-8', ' representation="B64"', base64(NO_UTF8)],
    [
      'declared as packed and does not unpack',
      ' representation="B64" compression="DF"',
      base64(RASH),
    ],
    ['Base64 of a NUL', ' representation="B64"', base64(Buffer.from('A\0B'))],
    ['packed in an unknown way', ' representation="B64" compression="Z"', base64(RASH)],
  ] as const) {
    test(`a narrative that is ${what} is kept letter by letter, and told`, ({ assert }) => {
      const xml = messageXml({ investigation: narrative(attributes, text) })
      const { content, notes, unmapped } = readReport(xml)
      assert.equal(content.H_1, text)
      assert.deepEqual(
        notes.map(({ en }) => en),
        [
          'The text H.1 is declared as Base64 but cannot be decoded to text. It is kept exactly as received and exported unchanged.',
        ]
      )
      assert.include(JSON.stringify(unmapped), '/@representation')
      const { xml: written, left } = rewritten(xml, () => {})
      assert.include(written, narrative(attributes, text))
      assert.deepEqual(left, [])
    })
  }

  test('of many packed texts so much is unpacked as one case can say, the rest is kept and told', ({
    assert,
  }) => {
    const text = base64(deflateRawSync(Buffer.alloc(900_000, 'a')))
    const comment = `<component typeCode="COMP"><observationEvent classCode="OBS" moodCode="EVN">${code('36')}<value xsi:type="ED" representation="B64" compression="DF">${text}</value><author typeCode="AUT"><assignedEntity classCode="ASSIGNED">${code('2', '2.16.840.1.113883.3.989.2.1.1.21')}</assignedEntity></author></observationEvent></component>`
    const { content, notes } = readReport(messageXml({ investigation: comment.repeat(40) }))
    assert.isBelow(JSON.stringify(content).length, 9_000_000)
    assert.isAbove(notes.length, 30)
  })

  test('a narrative in Base64 is decoded, packed or not, and nothing is told', ({ assert }) => {
    for (const [attributes, bytes] of [
      ['', RASH],
      [' compression="DF"', deflateRawSync(RASH)],
    ] as const) {
      const text = narrative(` representation="B64"${attributes}`, base64(bytes))
      const { content, notes, unmapped } = readReport(messageXml({ investigation: text }))
      assert.equal(content.H_1, '皮疹')
      assert.deepEqual([notes, unmapped], [[], []])
    }
  })

  test('a narrative that was no Base64 and was changed leaves as plain text', ({ assert }) => {
    const xml = messageXml({ investigation: narrative(' representation="B64"', 'Rash!') })
    const { xml: written } = rewritten(xml, (content) => {
      content.H_1 = 'Fever'
    })
    assert.include(written, '<text>Fever</text>')
  })

  test('a drug with the identifier of another is told', ({ assert }) => {
    const twice = `<id root="${DRUG}"/>`
    const { notes } = readReport(messageXml({ patient: drugs(twice, twice) }))
    assert.deepEqual(
      notes.map(({ en }) => en),
      [
        `Two G.k have the identifier ${DRUG}. The second was given a new one; references to the identifier point to the first.`,
      ]
    )
  })

  test('nothing goes back beside other values: a code of another product, the name of another code', ({
    assert,
  }) => {
    const xml = messageXml({
      patient: drugs(
        product('<code code="59762-2858" codeSystem="2.16.840.1.113883.6.69"/><name>A</name>')
      ),
      investigation:
        '<subjectOf2 typeCode="SUBJ"><investigationCharacteristic classCode="OBS" moodCode="EVN"><code code="1" codeSystem="2.16.840.1.113883.3.989.2.1.1.23"/><value xsi:type="CE" code="1" codeSystem="2.16.840.1.113883.3.989.2.1.1.2" displayName="Spontaneous report"/></investigationCharacteristic></subjectOf2>',
    })
    const same = rewritten(xml, () => {})
    assert.include(same.xml, '59762-2858')
    assert.include(same.xml, 'Spontaneous report')
    assert.deepEqual(same.left, [])
    const other = rewritten(xml, (content) => {
      ;(content.G_k as Row[])[0]!.G_k_2_2 = 'B'
      content.C_1_3 = '2'
    })
    assert.notInclude(other.xml, '59762-2858')
    assert.notInclude(other.xml, 'Spontaneous report')
    assert.lengthOf(other.left, 1)
    assert.include(other.left[0]!.xml, '59762-2858')
  })

  test('a part whose place is taken, or gone, stays beside the case and is told', ({ assert }) => {
    const xml = messageXml({
      patient: drugs(product('<code code="1" codeSystem="2.16.840.1.113883.6.69"/><name>A</name>')),
    })
    const gone = rewritten(xml, (content) => delete content.G_k)
    assert.lengthOf(gone.left, 1)
    const foreign = messageXml({ investigation: '<note xmlns="urn:x">kept</note>' })
    assert.lengthOf(rewritten(foreign, () => {}).left, 1)
  })

  test('an attribute of another namespace stays beside the case and is told, wherever it stands', ({
    assert,
  }) => {
    const foreign = ' xmlns:f="http://example.org/f" f:note="kept"'
    const time = `<effectiveTime xsi:type="SXPR_TS"${foreign}><comp xsi:type="IVL_TS"><low value="2020"/></comp></effectiveTime>`
    const xml = messageXml({
      investigation: `<text mediaType="text/plain"${foreign}>A</text>`,
      patient: drugs(dosage(time)),
    })
    const { left, xml: written } = rewritten(xml, () => {})
    assert.deepEqual(
      left.map((part) => part.xml),
      ['note="kept"', 'note="kept"']
    )
    assert.notInclude(written, 'note=')
    assert.include(written, '<effectiveTime xsi:type="SXPR_TS"><comp')
  })

  test('a part with an attribute of another namespace stays beside the case, and gets no other attribute', ({
    assert,
  }) => {
    const time = `<effectiveTime xmlns:f="http://example.org/f" f:type="SXPR_TS"><comp f:type="IVL_TS"><low value="2020"/></comp></effectiveTime>`
    const { left, xml: written } = rewritten(
      messageXml({ patient: drugs(`<id root="${DRUG}"/>`, dosage(time)) }),
      () => {}
    )
    assert.notInclude(written, ' type=')
    assert.include(JSON.stringify(left), 'http://example.org/f')
  })

  test('an empty element that came twice where one may stand is told', ({ assert }) => {
    const person = '<associatedPerson classCode="PSN" determinerCode="INSTANCE"/>'
    const player = `<player1 classCode="PSN" determinerCode="INSTANCE"><name>AB</name><role classCode="PRS"><code code="PRN" codeSystem="2.16.840.1.113883.5.111"/>${person}${person}</role></player1>`
    const xml = messageXml({ patient: event(EVENT) }).replace(/<player1[^>]*\/>/, player)
    assert.include(JSON.stringify(readReport(xml).unmapped), 'associatedPerson')
  })

  test('an empty value is kept as it came', ({ assert }) => {
    const empty = '<birthTime value=""/>'
    const { unmapped, content } = readReport(
      messageXml().replace(
        'determinerCode="INSTANCE"/>',
        `determinerCode="INSTANCE"><name>AB</name>${empty}</player1>`
      )
    )
    assert.deepEqual(
      unmapped.map(({ xml }) => xml),
      [empty]
    )
    assert.deepEqual(content, { D_1: 'AB' })
  })

  test('a drug or an event without an identifier gets none, until something refers to it', ({
    assert,
  }) => {
    const patient =
      event(EVENT).replace(`<id root="${EVENT}"/>`, '<value xsi:type="CE" code="1"/>') +
      drugs(product('<name>A</name>').replace(/<id[^>]*>/, ''))
    const { changes, xml } = changesOf({ patient })
    assert.deepEqual(changes, [])
    assert.notMatch(xml, /<id root="[^2]/)
    const referred = rewritten(messageXml({ patient }), ({ G_k, E_i }) => {
      const [drug] = G_k as Row[]
      drug!.G_k_9_i = [{ id: 'p', G_k_9_i_1: (E_i as Row[])[0]!.id }]
    })
    assert.lengthOf(referred.xml.match(/<id root="[0-9a-f]{8}-/g) ?? [], 4)
  })

  test('an addition that the schema does not ask for is a fault', ({ assert }) => {
    const before = Buffer.from(messageXml())
    const after = Buffer.from(messageXml({ investigation: '<text>Made up</text>' }))
    const found = messageDifferences(elementOf(before), elementOf(after), catalogue)
    assert.deepEqual(
      found.map(({ kind, allowed }) => [kind, allowed]),
      [['added', undefined]]
    )
  })

  test('parts that were kept without their place, by an older version, stay beside the case', ({
    assert,
  }) => {
    const { left } = writeAll(
      {
        batch: {},
        reports: [
          { envelope: {}, content: {}, unmapped: [{ place: '/MCCI/name', xml: '<name/>' }] },
        ],
      },
      catalogue
    )
    assert.lengthOf(left, 1)
  })
})
