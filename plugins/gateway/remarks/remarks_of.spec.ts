import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { referenceFolder } from '#tests/reference'

import { answersOf } from '#plugins/gateway/answers/acknowledgement'
import { readAcknowledgements } from '#plugins/gateway/answers/read_acknowledgement'
import { type Remark, remarksOf } from '#plugins/gateway/remarks/remarks_of'
import type { RemarkSeverity } from '#plugins/gateway/remarks/take_apart'

const { catalogue } = FormSchemas.load()

const content: CaseContent = {
  C_1_3: '2',
  C_5_1_r: [
    { id: 'study-1', C_5_1_r_1: 'DEMO-CT-900001' },
    { id: 'study-2', C_5_1_r_1: 'DEMO-CT-327085' },
  ],
  FDA_C_5_6_r: [
    { id: 'ind-1', FDA_C_5_6_r: '111' },
    { id: 'ind-2', FDA_C_5_6_r: '222' },
  ],
  E_i: [
    { id: 'event-1', E_i_1_1a: 'Persistent Demo liver failure; suspected', E_i_7: '1' },
    { id: 'event-2', E_i_1_1a: 'Nausea' },
  ],
  G_k: [
    {
      id: 'drug-1',
      G_k_1: '1',
      G_k_4_r: [{ id: 'dose-1' }, { id: 'dose-2', G_k_4_r_10_1: 'gastro-resistant capsule, hard' }],
    },
    { id: 'drug-2', G_k_1: '2', G_k_4_r: [{ id: 'dose-3', G_k_4_r_10_1: 'tablet' }] },
  ],
}

const remarks = (text: string | readonly string[], severity: RemarkSeverity = 'error') =>
  remarksOf([text].flat(), severity, content, catalogue)
const places = (all: readonly Remark[]) => all.map(({ place }) => place)
const paths = (all: readonly Remark[]) => all.map(({ path }) => path)

test.group('What receivers say, as they were seen to say it', (group) => {
  group.tap((each) => each.skip(referenceFolder() === null, 'PHAROS_REFERENCE is not set'))

  const said = (name: string) =>
    readAcknowledgements(readFileSync(join(referenceFolder()!, name)))
      .flatMap(answersOf)
      .flatMap(({ texts, result }) => remarks(texts, result === 'rejected' ? 'error' : 'warning'))

  test('two numbered warnings beside an acceptance, one for each row', ({ assert }) => {
    const all = said('gateway/acks/accepted_with_two_warnings.ack')
    assert.deepEqual(paths(all), [
      'FDA_C_5_6_r[ind-1].FDA_C_5_6_r',
      'FDA_C_5_6_r[ind-2].FDA_C_5_6_r',
    ])
    for (const { text, severity } of all) {
      assert.equal(text, 'FDA.C.5.6.r is invalid for the Center specified in N.2.r.3.')
      assert.equal(severity, 'warning')
    }
  })

  test('what a parser says names no element and stands at the case, whole', ({ assert }) => {
    const all = said('gateway/acks/parse_error_with_empty_parts.ack')
    assert.deepEqual(places(all), [null, null])
    assert.match(all[0]!.text, /^org\.xml\.sax.*; lineNumber: 81; .* for element value\.$/)
    assert.deepEqual(
      all.map(({ severity }) => severity),
      ['error', 'error']
    )
  })

  test('brackets lead to their elements, rows are told apart by their values, the cut rest is there', ({
    assert,
  }) => {
    const all = said('cases/partner_ack_cut_text.ack')
    assert.deepEqual(places(all), [
      ...['C.5.1.r[2].1', 'C.5.1.r[1].1', 'G.k[1].4.r[2].10.1', 'E.i[1].1.1a'],
      ...[null, null],
    ])
    assert.deepEqual(
      all.map(({ isCut }) => isCut),
      [false, false, false, false, true, false]
    )
    assert.equal(all[3]!.text, '[E.i.1.1a, Persistent Demo liver failure; suspected] cut at 60')
    assert.equal(all[4]!.text, '[C.5.1....')
  })

  test('each verdict of the test gateway of FDA names one of its elements', ({ assert }) => {
    const file = join(referenceFolder()!, 'rules/fda-verdicts.json')
    const { verdicts } = JSON.parse(readFileSync(file, 'utf8')) as {
      verdicts: { id: string; answer: string[]; elements: string[] }[]
    }
    const expected: Record<string, readonly (string | null)[]> = {
      'FV-01': ['N.1.4'],
      'FV-02': [null],
      'FV-04': ['FDA.D.11.r.1'],
      'FV-06': [null, null],
      'FV-18': ['FDA.C.1.7.1'],
      'FV-20': ['C.5.4', 'C.5.4'],
      'FV-25': ['C.3.4.5'],
      'FV-27': ['C.3.4.1', 'C.3.4.2', 'C.3.4.3', 'C.3.4.4'],
      'FV-29': ['FDA.C.5.6.r'],
      'FV-30': ['FDA.C.5.6.r[1]', 'FDA.C.5.6.r[2]'],
      'FV-32': ['D.9.3'],
      'FV-36': [null],
    }
    for (const { id, answer } of verdicts.filter((each) => each.id in expected)) {
      assert.deepEqual(places(remarks(answer)), expected[id], id)
    }
  })
})

test.group('What receivers say', () => {
  test('is five errors, each at its element', ({ assert }) => {
    const text = `Errors:
1: C.1.3 is not in the list.
2: G.k[2].4.r[1].10.1 must be given.
3: E.i[2].7 must be given.
4: D.2.1 is in the
future.
5: H.1 is too long.`
    const all = remarks(text)
    assert.deepEqual(places(all), ['C.1.3', 'G.k[2].4.r[1].10.1', 'E.i[2].7', 'D.2.1', 'H.1'])
    assert.equal(paths(all)[1], 'G_k[drug-2].G_k_4_r[dose-3].G_k_4_r_10_1')
    assert.equal(all[3]!.text, 'D.2.1 is in the future.')
  })

  test('is counted in many ways, in one line, too; a value is no number of a list', ({
    assert,
  }) => {
    const lists = [
      '1) C.1.3 wrong 2) H.1 wrong',
      '(1) C.1.3 wrong\n(2) H.1 wrong',
      '[1] C.1.3 wrong [2] H.1 wrong',
      '1. C.1.3 wrong 2. H.1 wrong',
      '1、C.1.3 错误；2、H.1 错误',
      '- C.1.3 wrong\n- H.1 wrong',
      'C.1.3 wrong\nH.1 wrong',
      'C.1.3 wrong; H.1 wrong',
    ]
    for (const text of lists) assert.deepEqual(places(remarks(text)), ['C.1.3', 'H.1'], text)
    const value = 'C.5.4 must be given where C.1.3 = 1. See the guide, C.1.3 = 2. Thank you'
    assert.lengthOf(remarks(value), 1)
  })

  test('is an error or a warning by its heading, else by what became of the report', ({
    assert,
  }) => {
    const all = remarks('Rejections:\n1: C.1.3 wrong\nWarnings:\n1: H.1 long\n2: D.1 long')
    assert.deepEqual(
      all.map(({ severity, place }) => `${severity} ${place}`),
      ['error C.1.3', 'warning H.1', 'warning D.1']
    )
    assert.equal(remarks('H.1 long', 'warning')[0]!.severity, 'warning')
  })

  test('names rules of its own', ({ assert }) => {
    const rules = [
      'R0100: C.1.3 wrong',
      '[PMDA-100] C.1.3 wrong',
      'C.1.3 breaks business rule EU-R03',
      'C.1.3 wrong (KR-01)',
      'C.1.3 wrong',
      '[C.5.1.r.1, DEMO-CT-327085] unknown',
    ].map((text) => remarks(text)[0]!.rule)
    assert.deepEqual(rules, ['R0100', 'PMDA-100', 'EU-R03', 'KR-01', null, null])
  })

  test('is written with rows in several ways', ({ assert }) => {
    const written = [
      'G.k[1].4.r[2].10.1 wrong',
      'G.k[1].G.k.4.r[2].G.k.4.r.10.1 wrong',
      'G_k[1].G_k_4_r[2].G_k_4_r_10_1 wrong',
      'G.k(1).4.r(2).10.1 wrong',
      'G.K[1].4.R[2].10.1 wrong',
      'ICH.G.k[1].4.r[2].10.1 wrong',
    ]
    for (const text of written) {
      assert.deepEqual(places(remarks(text)), ['G.k[1].4.r[2].10.1'], text)
    }
    assert.deepEqual(places(remarks('E.i.7[2] wrong')), ['E.i[2].7'])
  })

  test('is at the row that lacks what is missing, and at the group where several could be meant', ({
    assert,
  }) => {
    assert.deepEqual(places(remarks('Data value required for tag E.i.7')), ['E.i[2].7'])
    const [several] = remarks('E.i.1.1a is not understood')
    assert.deepEqual([several!.path, several!.place], ['E_i', 'E.i.1.1a'])
    const [ofOne] = remarks('G.k[1].4.r.8 is not understood')
    assert.equal(ofOne!.path, 'G_k[drug-1].G_k_4_r')
    assert.equal(remarks('G.k[9].1 wrong')[0]!.path, 'G_k')
    assert.equal(remarks('D.7.1.r.1b wrong')[0]!.path, 'D_7_1_r')
  })

  test('is what is wrong and not the condition before it', ({ assert }) => {
    const conditions = [
      'If C.1.3 is 2, C.5.4 must be given',
      'C.5.4 must be given when C.1.3 is 2',
      'When C.1.3 = 2, the element C.5.4 is required and H.1 is not',
      '如果 C.1.3 为 2，则 C.5.4 不能为空',
    ]
    for (const text of conditions) assert.deepEqual(places(remarks(text)), ['C.5.4'], text)
  })

  test('was cut where it fills its 250 characters or ends with dots; half a number is none', ({
    assert,
  }) => {
    const full = `C.1.3 wrong; ${'H.1 is long '.padEnd(237, 'x')}`
    assert.lengthOf(full, 250)
    assert.deepEqual(
      remarks(full).map(({ isCut }) => isCut),
      [false, true]
    )
    assert.isFalse(remarks(full.slice(0, 249))[1]!.isCut)
    assert.deepEqual(places(remarks('C.1.3 wrong; D.10…')), ['C.1.3', null])
    assert.deepEqual(places(remarks(`H.1 wrong; G.k.4.r.10.1`.padStart(250, ' '))).at(-1), null)
  })

  test('is never more than can be gone through, however much it is', ({ assert }) => {
    const list = Array.from({ length: 700 }, (_, at) => `${at + 1}: H.1 is wrong ${at}.`)
    const many = remarks(list.join('\n'))
    assert.lengthOf(many, 501)
    assert.match(many.at(-1)!.text, /wrong 500\.\n[^]*wrong 699\.$/)
    const [endless, ...others] = remarks('rule 1; '.repeat(10_000))
    assert.isEmpty(others)
    assert.lengthOf(endless!.text, 80_000)
  })

  test('is nothing where all is well', ({ assert }) => {
    for (const text of [
      'Safety report loaded; Validated against 2.18 business rules;',
      'Application Acknowledgement Accept (message successfully processed, no further action)',
      ' . ',
    ]) {
      assert.deepEqual(remarks(text, 'warning'), [], text)
    }
  })

  test('of the header stands at the case, with the number of its element', ({ assert }) => {
    const [header] = remarks('N.1.4 must be ZZFDA')
    assert.deepEqual([header!.path, header!.place], [null, 'N.1.4'])
  })
})
