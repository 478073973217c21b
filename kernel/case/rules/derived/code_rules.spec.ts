import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { compileRules } from '#kernel/case/rules/compile_rules'
import { deriveRules } from '#kernel/case/rules/derived/main'
import { evaluate } from '#kernel/case/rules/evaluate'
import type { RuleContext } from '#kernel/case/rules/rule_context'

const catalogue = loadCatalogue()
const compiled = compileRules(deriveRules(catalogue), catalogue)
const about = (element: string, content: CaseContent, context: RuleContext = {}) =>
  evaluate(compiled, content, context)
    .filter((finding) => finding.element === element)
    .map(({ rule, severity }) => `${rule} ${severity}`)

const event = (code: string) => ({ E_i: [{ id: 'a', E_i_2_1a: '28.0', E_i_2_1b: code }] })
const route = (code: string) => ({
  G_k: [{ id: 'a', G_k_4_r: [{ id: 'b', G_k_4_r_10_2b: code }] }],
})

test.group('codes', () => {
  test('a licensed list that is not loaded: the form is checked, the rest taken as it is', ({
    assert,
  }) => {
    assert.deepEqual(about('E.i.2.1b', event('90000001')), ['GEN-02 info'])
    assert.deepEqual(about('E.i.2.1b', event('123')), ['GEN-02 error'])
  })

  test('a licensed list that is loaded: the server answers', ({ assert }) => {
    const loaded = (answer: boolean): RuleContext => ({
      values: { loadedLists: ['meddra-llt'] },
      external: { 'codeList.meddra-llt': { 90000001: answer } },
    })
    assert.deepEqual(about('E.i.2.1b', event('90000001'), loaded(true)), [])
    assert.deepEqual(about('E.i.2.1b', event('90000001'), loaded(false)), ['GEN-02 error'])
  })

  test('one wrong code gives one sentence, however much is wrong with it', ({ assert }) => {
    const refused = (list: string, code: string): RuleContext => ({
      values: { loadedLists: [list] },
      external: { [`codeList.${list}`]: { [code]: false } },
    })
    assert.deepEqual(about('E.i.7', { E_i: [{ id: 'a', E_i_7: 'hf' }] }), ['GEN-02 error'])
    assert.deepEqual(about('E.i.2.1b', event('123 4'), refused('meddra-llt', '123 4')), [
      'GEN-02 error',
    ])
    assert.deepEqual(about('G.k.4.r.10.2b', route('a b'), refused('edqm-route', 'a b')), [
      'GEN-02 error',
    ])
    assert.deepEqual(about('G.k.4.r.10.2b', route('a b')), ['GEN-05 error'])
  })

  test('a code that a list lacks is told with the list, and for MedDRA the version, which is reason enough', ({
    assert,
  }) => {
    const told = (content: CaseContent, list: string, code: string) =>
      evaluate(compiled, content, {
        values: { loadedLists: ['meddra-llt', 'edqm-route'] },
        external: { [`codeList.${list}`]: { [code]: false } },
      })
        .filter(({ rule, element }) => rule === 'GEN-02' && /b$|3\.2$/.test(element))
        .map(({ message, why }) => [message.en, message.zh, why] as const)
    assert.deepEqual(told(route('ROA-1'), 'edqm-route', 'ROA-1'), [
      [
        'The list “EDQM route of administration” has no code ROA-1.',
        '“EDQM 给药途径”代码表中没有代码 ROA-1。',
        undefined,
      ],
    ])
    assert.deepEqual(told(event('90000001'), 'meddra-llt', '90000001'), [
      [
        'The list “MedDRA lowest level term (LLT)” has no code 90000001 in the version entered with it.',
        '所填版本的“MedDRA 低位语（LLT）”代码表中没有代码 90000001。',
        undefined,
      ],
    ])
    const [country] = told({ G_k: [{ id: 'a', G_k_3_2: 'UK' }] }, 'none', '')
    assert.match(country![0], /^The list “.+” has no code UK\.$/)
  })

  test('a code of another list that the element accepts needs nothing loaded', ({ assert }) => {
    assert.deepEqual(about('G.k.4.r.10.2b', route('048')), [])
    assert.deepEqual(about('G.k.4.r.10.2b', route('20053000')), ['GEN-02 info'])
  })

  test('spellings that messages carry are accepted, unknown codes are not', ({ assert }) => {
    assert.deepEqual(about('D.2.2b', { D_2_2a: '5', D_2_2b: '{Decade}' }), [])
    assert.deepEqual(about('D.2.2b', { D_2_2a: '5', D_2_2b: 'y' }), ['GEN-02 error'])
    assert.deepEqual(about('E.i.1.1b', { E_i: [{ id: 'a', E_i_1_1b: 'chi' }] }), [])
  })

  test('a code of another code system is reported once and not judged by the list', ({
    assert,
  }) => {
    const coded = { value: 'F', codeSystem: '2.16.840.1.113883.3.26.1.1' }
    assert.deepEqual(about('D.5', { D_5: coded }), ['GEN-02 warning'])
  })
})
