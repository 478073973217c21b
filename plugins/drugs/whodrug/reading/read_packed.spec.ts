import { test } from '@japa/runner'

import type { DrugRow } from '#plugins/drugs/whodrug/drug_row'
import { readLayout, shippedLayouts } from '#plugins/drugs/whodrug/layout/read_layout'
import readPacked from '#plugins/drugs/whodrug/reading/read_packed'
import { encodeAs } from '#tests/coding/encode_as'
import { type DrugTexts, drugFiles, inventedTexts, detailsOf } from '#tests/drugs/invented_release'

const C3 = inventedTexts('C3')
const B3 = inventedTexts('B3')

function rowsOf(texts: DrugTexts, details = detailsOf('C3')): DrugRow[] {
  const result = readPacked(drugFiles(texts), details)
  if (!result.ok) throw new Error(JSON.stringify(result.problems.slice(0, 3)))
  return result.release.parts.flatMap(({ json }) => JSON.parse(json) as DrugRow[])
}

/** A text with something in one of its lines (from 1) replaced by as many signs, which must be there. */
function inLine(text: string, line: number, from: string, to: string): string {
  const lines = text.split('\r\n')
  const before = lines[line - 1]!
  if (!before.includes(from)) throw new Error(`"${from}" is not in line ${line}`)
  lines[line - 1] = before.replace(from, to.padEnd(from.length))
  return lines.join('\r\n')
}

const changed = (file: string, line: number, from: string, to: string) => (texts: DrugTexts) => ({
  ...texts,
  [file]: inLine(texts[file]!, line, from, to),
})

interface Damage {
  readonly name: string
  readonly file: string
  readonly line: number | null
  readonly says: RegExp
  readonly break: (texts: DrugTexts) => DrugTexts
}

const damages: readonly Damage[] = [
  {
    ...{ name: 'a file is missing', file: 'SUN.txt', line: null, says: /is missing/ },
    break: ({ 'SUN.txt': _, ...others }) => others,
  },
  {
    ...{ name: 'a file is empty', file: 'ORG.txt', line: null, says: /is empty/ },
    break: (texts) => ({ ...texts, 'ORG.txt': '' }),
  },
  {
    ...{ name: 'there is one file twice', file: 'old/MP.txt', line: null, says: /same file/ },
    break: (texts) => ({ ...texts, 'old/MP.txt': texts['MP.txt']! }),
  },
  {
    ...{ name: 'a line is longer than the layout', file: 'MP.txt', line: 3 },
    says: /1708 characters, the layout 1707/,
    break: (texts) => ({ ...texts, 'MP.txt': inLine(texts['MP.txt']!, 3, '01003', '01003 ') }),
  },
  {
    ...{ name: 'the file ends in the middle of a line', file: 'MP.txt', line: 40 },
    says: /ends in the middle of this line/,
    break: (texts) => ({ ...texts, 'MP.txt': texts['MP.txt']!.slice(0, -1664) }),
  },
  {
    ...{ name: 'a drug record number has a letter', file: 'MP.txt', line: 2 },
    says: /drugRecordNumber "90000X" does not have 6 digits/,
    break: changed('MP.txt', 2, '900000', '90000X'),
  },
  {
    ...{ name: 'the mark of generic names is another', file: 'MP.txt', line: 1 },
    says: /isGeneric "J" is neither Y nor N/,
    break: (texts) => ({
      ...texts,
      'MP.txt': `${texts['MP.txt']!.slice(0, 41)}J${texts['MP.txt']!.slice(42)}`,
    }),
  },
  {
    ...{ name: 'a name is missing', file: 'MP.txt', line: 1, says: /name is empty/ },
    break: (texts) => ({
      ...texts,
      'MP.txt': `${texts['MP.txt']!.slice(0, 42)}${' '.repeat(1500)}${texts['MP.txt']!.slice(1542)}`,
    }),
  },
  {
    ...{ name: 'a name holds a control character', file: 'SUN.txt', line: 1 },
    says: /control character/,
    break: changed('SUN.txt', 1, 'Xela', 'Xe\u0000a'),
  },
  {
    ...{ name: 'a character of a name was lost', file: 'SUN.txt', line: 1 },
    says: /a character was lost/,
    break: changed('SUN.txt', 1, 'Xela', 'Xe\ufffda'),
  },
  {
    ...{ name: 'a product is there twice', file: 'MP.txt', line: 2 },
    says: /medId 1000000 already appears in a line above/,
    break: changed('MP.txt', 2, '1000001', '1000000'),
  },
  {
    ...{ name: 'an ingredient is of no product', file: 'ING.txt', line: 1 },
    says: /medId 7 is not in MP\.txt/,
    break: changed('ING.txt', 1, '1000000', '7'),
  },
  {
    ...{ name: 'a substance has no name', file: 'ING.txt', line: 1 },
    says: /substanceId S9999 is not in SUN\.txt/,
    break: changed('ING.txt', 1, 'S0001', 'S9999'),
  },
  {
    ...{ name: 'a unit has no text', file: 'ING.txt', line: 1 },
    says: /unitId U9999 is not in UNIT\.txt/,
    break: (texts) => ({ ...texts, 'ING.txt': texts['ING.txt']!.replace(/U000\d/, 'U9999') }),
  },
  {
    ...{ name: 'a dose form has no text', file: 'PP.txt', line: 1 },
    says: /formId F9999 is not in PF\.txt/,
    break: (texts) => ({ ...texts, 'PP.txt': texts['PP.txt']!.replace(/F000\d/, 'F9999') }),
  },
  {
    ...{ name: 'a country has no name', file: 'MP.txt', line: 1 },
    says: /country XXX is not in CCODE\.txt/,
    break: changed('MP.txt', 1, 'N/S', 'XXX'),
  },
  {
    ...{ name: 'a holder has no name', file: 'MP.txt', line: 1 },
    says: /holderId H9999 is not in ORG\.txt/,
    break: (texts) => ({ ...texts, 'MP.txt': texts['MP.txt']!.replace(/H000\d/, 'H9999') }),
  },
  {
    ...{
      name: 'an ATC code has another form',
      file: 'ThG.txt',
      line: 1,
      says: /is not an ATC code/,
    },
    break: (texts) => ({
      ...texts,
      'ThG.txt': texts['ThG.txt']!.replace(/[A-Z]\d\d[A-Z]{2}\d\d/, '1234567'),
    }),
  },
  {
    ...{ name: 'a group of ATC is not in its table', file: 'ThG.txt', line: 1 },
    says: /atc V99XX99 is not in ATC\.txt/,
    break: (texts) => ({
      ...texts,
      'ThG.txt': texts['ThG.txt']!.replace(/[A-Z]\d\d[A-Z]{2}\d\d/, 'V99XX99'),
    }),
  },
  {
    ...{ name: 'a substance is named twice', file: 'SUN.txt', line: 2 },
    says: /substanceId S0001 already appears in a line above/,
    break: changed('SUN.txt', 2, 'S0002', 'S0001'),
  },
  {
    ...{ name: 'a day of withdrawal is none', file: 'MP.txt', line: 1 },
    says: /withdrawnOn "soon" is not an eight-digit date/,
    break: (texts) => ({
      ...texts,
      'MP.txt': `${texts['MP.txt']!.slice(0, 1610)}soon${texts['MP.txt']!.slice(1614)}`,
    }),
  },
]

test.group('A release of WHODrug in format C3', () => {
  test('gives each product with all that its tables say of it', ({ assert }) => {
    const rows = rowsOf(C3)
    assert.lengthOf(rows, 40)
    const [generic, brand] = rows
    assert.containSubset(generic, {
      ...{ code: '1000000', drugCode: '90000001001', name: 'Xelaademine', isGeneric: true },
      ...{ substances: ['Xelaademine'], country: '', isWithdrawn: false },
    })
    assert.containSubset(brand, {
      ...{ drugCode: '90000001002', isGeneric: false, authorisationNumber: 'DEMO-10000001' },
    })
    assert.match(brand!.strength, /^\d+ (mg|g)$/)
    assert.match(brand!.holder, /^Demo .+/)
    assert.match(brand!.doseForm, /^[A-Z]/)
    assert.match(brand!.atc[0]!, /^[A-Z]\d\d[A-Z]{2}\d\d$/)
    const countries = new Set(rows.map(({ country }) => country))
    assert.isTrue([...countries].every((each) => each === '' || /^[A-Z]{2}$/.test(each)))
  })

  test('says what is withdrawn, by its day', ({ assert }) => {
    const withdrawn = rowsOf(inventedTexts('C3', 120)).filter((row) => row.isWithdrawn)
    assert.deepEqual(
      withdrawn.map(({ code }) => code),
      ['1000099']
    )
  })

  test('is counted: products, different names, generic names and substances', ({ assert }) => {
    const result = readPacked(drugFiles(C3), detailsOf('C3'))
    assert.isTrue(result.ok)
    const names = new Set(rowsOf(C3).map(({ name }) => name)).size
    const { version, language, encoding, counts } = result.ok ? result.release : ({} as never)
    assert.deepEqual(
      { version, language, encoding },
      { version: '2026-03', language: 'en', encoding: 'utf-8' }
    )
    assert.deepEqual(counts, {
      products: 40,
      names,
      generics: 2,
      substances: 2,
      withoutSubstance: 0,
    })
  })

  test('counts products without a substance, as a file that lost its end leaves them', ({
    assert,
  }) => {
    const [first] = C3['ING.txt']!.split('\r\n')
    const result = readPacked(drugFiles({ ...C3, 'ING.txt': `${first}\r\n` }), detailsOf('C3'))
    assert.equal(result.ok && result.release.counts.withoutSubstance, 39)
  })

  test('puts official groups of ATC first, and each once', ({ assert }) => {
    const line = C3['ThG.txt']!.split('\r\n')[0]!
    const code = line.slice(10, 20).trim()
    const other = C3['ATC.txt']!.split('\r\n')[5]!.slice(0, 7)
    const unofficial = line.replace(code, other).replace('Y', 'N')
    const texts = { ...C3, 'ThG.txt': [unofficial, line, line, ''].join('\r\n') }
    assert.deepEqual(rowsOf(texts)[0]!.atc, [code, other])
    assert.deepEqual(rowsOf(texts)[1]!.atc, [])
  })

  test('may have lost the blanks at the ends of its lines, its last line feed, and its folder', ({
    assert,
  }) => {
    const texts = Object.entries(C3).map(([name, text]) => {
      const lines = text
        .trimEnd()
        .split('\r\n')
        .map((line) => line.trimEnd())
      return [`WHODrug/${name.toLowerCase()}`, lines.join('\n')]
    })
    assert.deepEqual(rowsOf(Object.fromEntries(texts)), rowsOf(C3))
  })

  test('is read in UTF-8, else in the older encoding of its language', ({ assert }) => {
    const named = (name: string) => ({
      ...C3,
      'SUN.txt': C3['SUN.txt']!.replace('Xelaademine', name.padEnd(11)),
    })
    const encoded = (bytes: Buffer) =>
      drugFiles(named('@@@')).map((file) => {
        if (file.name !== 'SUN.txt') return file
        const at = Buffer.from(file.bytes).indexOf('@@@')
        const parts = [file.bytes.subarray(0, at), bytes, file.bytes.subarray(at + 3)]
        return { name: file.name, bytes: Buffer.concat(parts.map((part) => Buffer.from(part))) }
      })
    const read = (files: ReturnType<typeof drugFiles>, language: string) => {
      const result = readPacked(files, detailsOf('C3', { language }))
      if (!result.ok) throw new Error(JSON.stringify(result.problems[0]))
      const [row] = JSON.parse(result.release.parts[0]!.json) as DrugRow[]
      return [row!.substances[0], result.release.encoding]
    }
    assert.deepEqual(read(encoded(Buffer.from('é€ß')), 'en'), ['é€ß', 'utf-8'])
    const western = Buffer.from([0xe9, 0x80, 0xdf])
    assert.deepEqual(read(encoded(western), 'en'), ['é€ß', 'windows-1252'])
  })

  test('is read in GB18030 when it is in Chinese, and refused when its names are in the other language', ({
    assert,
  }) => {
    const width = { ...C3 }
    const lines = C3['MP.txt']!.split('\r\n').filter((line) => line !== '')
    const names = lines.map(
      (line) => `${line.slice(0, 42)}${'演示药'.padEnd(1500)}${line.slice(1542)}`
    )
    width['MP.txt'] = `${names.join('\r\n')}\r\n`
    const files = drugFiles(width).map((file) => ({
      ...file,
      bytes: file.name === 'MP.txt' ? encodeAs(width['MP.txt']!, 'gb18030') : file.bytes,
    }))
    const chinese = readPacked(files, detailsOf('C3', { language: 'zh' }))
    assert.isTrue(chinese.ok, JSON.stringify(chinese.ok || chinese.problems[0]))
    if (chinese.ok) assert.equal(chinese.release.encoding, 'gb18030')
    for (const [texts, language] of [
      [width, 'en'],
      [C3, 'zh'],
    ] as const) {
      const result = readPacked(drugFiles(texts), detailsOf('C3', { language }))
      assert.isFalse(result.ok)
      if (!result.ok)
        assert.match(result.problems[0]!.says.en, /most names are in another language/)
    }
  })

  test('names a substance once, and keeps the place of a strength that is not said', ({
    assert,
  }) => {
    const [line] = C3['ING.txt']!.split('\r\n')
    const other = line!.replace('S0001', 'S0002')
    const none = `${other.slice(0, 28)}${' '.repeat(15)}${other.slice(43)}`
    const texts = { ...C3, 'ING.txt': [none, line, line, C3['ING.txt']].join('\r\n') }
    const [row] = rowsOf(texts)
    assert.lengthOf(row!.substances, 2)
    assert.match(row!.strength, /^\? \+ \d/)
  })

  for (const { name, file, line, says, break: damage } of damages) {
    test(`is refused with file and line when ${name}`, ({ assert }) => {
      const result = readPacked(drugFiles(damage(C3)), detailsOf('C3'))
      assert.isFalse(result.ok)
      const problems = result.ok ? [] : result.problems
      const told = problems.find((each) => each.file === file && each.line === line)
      assert.exists(told, JSON.stringify(problems.slice(0, 5)))
      assert.match(told!.says.en, says)
      assert.notEqual(told!.says.zh, told!.says.en)
    })
  }
})

test.group('A release of WHODrug in format B3', () => {
  test('knows a drug by eleven digits; substances and groups hold for all its names', ({
    assert,
  }) => {
    const rows = rowsOf(B3, detailsOf('B3'))
    assert.lengthOf(rows, 40)
    assert.include(rows[0], { code: '90000001001', drugCode: '90000001001', isGeneric: true })
    assert.include(rows[1], { code: '90000001002', isGeneric: false })
    assert.deepEqual(rows[1]!.substances, ['Xelaademine'])
    assert.deepEqual(rows[1]!.atc, rows[0]!.atc)
    assert.lengthOf(rows[1]!.atc, 1)
  })

  test('is refused with file and line when a drug is there twice, or what is said is of none', ({
    assert,
  }) => {
    const of = (texts: DrugTexts) => {
      const result = readPacked(drugFiles(texts), detailsOf('B3'))
      return result.ok ? [] : result.problems.map(({ file, line, says }) => [file, line, says.en])
    }
    const twice = of(changed('DD.txt', 2, '90000001002', '90000001001')(B3))
    assert.deepEqual(twice[0]!.slice(0, 2), ['DD.txt', 2])
    assert.match(String(twice[0]![2]), /drug code 90000001001 already appears in a line above/)
    const none = of(changed('DDA.txt', 1, '900000', '123456')(B3))
    assert.deepEqual(none.at(-1)!.slice(0, 2), ['DDA.txt', 1])
  })
})

test.group('The layout of the files of WHODrug', () => {
  const own = (change: (layout: Record<string, any>) => void) => {
    const layout = structuredClone(shippedLayouts.C3) as Record<string, any>
    change(layout)
    return JSON.stringify(layout)
  }

  test('says which widths were compared with the document of the format', ({ assert }) => {
    const verified = Object.values(shippedLayouts).flatMap(({ format, files }) =>
      Object.entries(files).flatMap(([table, { isVerified }]) =>
        isVerified ? [`${format} ${table}`] : []
      )
    )
    assert.deepEqual(verified, ['C3 MP'])
  })

  test('may be somebody’s own: other widths, other files, fewer tables, a sign between', ({
    assert,
  }) => {
    const layout = own((given) => {
      given.separator = '|'
      given.files = {
        MP: {
          file: 'products.txt',
          columns: ['name', 'medId', 'drugRecordNumber', 'seq1', 'seq2', null].map((name) => ({
            name,
          })),
        },
        ING: { file: 'parts.txt', columns: [{ name: 'medId' }, { name: 'substanceId' }] },
        SUN: { file: 'names.txt', columns: [{ name: 'substanceId' }, { name: 'name' }] },
      }
    })
    const long = `${'Ü'.repeat(1400)}|5|000001|01|001|x\n`
    const tooLong = readPacked(
      drugFiles({ 'products.txt': long, 'parts.txt': '5|7\n', 'names.txt': '7|D\n' }),
      detailsOf('C3', { layout })
    )
    if (!tooLong.ok) assert.match(tooLong.problems[0]!.says.en, /name has 2800 bytes/)
    assert.isFalse(tooLong.ok)
    const [row] = rowsOf(
      {
        'products.txt': 'Demolin|5|000001|01|001|x\n',
        'parts.txt': '5|7\n',
        'names.txt': '7|Demolinum\n',
      },
      detailsOf('C3', { layout })
    )
    assert.containSubset(row, {
      ...{ code: '5', drugCode: '00000101001', name: 'Demolin', substances: ['Demolinum'] },
      ...{ holder: '', country: '', doseForm: '', atc: [], isGeneric: false },
    })
  })

  const wrong: readonly [string, string, RegExp][] = [
    ['is no JSON', 'widths', /It is not JSON/],
    ['has no files', '{"format":"C3"}', /"files" is missing/],
    ['is of another format', own((given) => (given.format = 'B3')), /"format" is not C3/],
    [
      'parts by two signs',
      own((given) => (given.separator = '||')),
      /neither null nor one character/,
    ],
    [
      'has a table that the format has not',
      own((given) => (given.files.DD = {})),
      /C3 has no table DD/,
    ],
    ['lacks a table that is needed', own((given) => delete given.files.SUN), /SUN needs "file"/],
    [
      'names a column that nobody reads',
      own((given) => (given.files.PF.columns[1].name = 'colour')),
      /PF, column 2: "name" must be null or one of formId, text/,
    ],
    [
      'names a file that never comes',
      own((given) => (given.files.PF.file = 'data/PF.txt')),
      /PF: "file" must be the name of a \.txt file/,
    ],
    [
      'has a column that is nothing',
      own((given) => (given.files.PF.columns[1] = null)),
      /PF, column 2: "name" must be null or one of/,
    ],
    [
      'has a width that is none',
      own((given) => (given.files.PF.columns[1].width = 0)),
      /PF, column 2: "width" must be a whole number/,
    ],
    [
      'names a column twice',
      own((given) => (given.files.PF.columns[0].name = 'text')),
      /PF: text appears twice/,
    ],
    [
      'lacks a column that is needed',
      own((given) => (given.files.MP.columns[0].name = null)),
      /MP: the column medId is missing/,
    ],
  ]
  for (const [how, text, says] of wrong) {
    test(`is refused with the place when it ${how}`, ({ assert }) => {
      assert.throws(() => readLayout(text, 'C3'), says)
    })
  }
})
