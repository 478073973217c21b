import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { type BoxForm, lineOfRow, lineOfTick, type PaperNode } from '#kernel/paper/paper_document'

import type { PaperLanguage } from '#plugins/papers/contract'
import forms from '#plugins/papers/forms/main'
import { paperSchemas } from '#plugins/papers/tests/paper_schemas'
import { paperOfCase } from '#plugins/papers/writing/paper_of_case'

/** Two serious events and one that is not; a drug that is assessed against the first two. */
const content: CaseContent = {
  C_1_2: '2026-11-21',
  C_5_PP_1: '3',
  D_1: 'TS',
  D_5: '1',
  E_i: [
    { id: 'e1', E_i_1_1a: 'Rash', E_i_3_2c: true, E_i_4: '2026-10-18', E_i_7: '3', E_i_PP_3: '2' },
    { id: 'e2', E_i_1_1a: 'Hepatitis', E_i_3_2b: true, E_i_4: '2026-11', E_i_7: '1' },
    { id: 'e3', E_i_1_1a: 'Cough', E_i_4: '2026', E_i_7: '0' },
  ],
  G_k: [
    {
      id: 'g1',
      G_k_1: '1',
      G_k_2_2: 'Demomab',
      G_k_8: '1',
      G_k_9_i: [
        {
          id: 'p1',
          G_k_9_i_1: 'e1',
          G_k_9_i_2_r: [{ id: 'a', G_k_9_i_2_r_1: 'Investigator', G_k_9_i_2_r_3: 'Probable' }],
        },
        {
          id: 'p2',
          G_k_9_i_1: 'e2',
          G_k_9_i_2_r: [{ id: 'b', G_k_9_i_2_r_1: 'Sponsor', G_k_9_i_2_r_3: 'Unlikely' }],
        },
      ],
    },
  ],
}

function paper(key: string, language: PaperLanguage, of = content) {
  const one = {
    ...{ caseNo: 'CN-7', version: 1, versionKind: 'first' as const, revision: 3 },
    ...{ content: of, terms: new Map() },
  }
  const facts = {
    ...{ maker: 'Li', madeAt: '2026-11-28T05:00:00Z', timeZone: 'Asia/Shanghai' },
    state: 'draft' as const,
  }
  return paperOfCase(
    one,
    forms.find((each) => each.key === key)!,
    language,
    facts,
    paperSchemas
  )
}

/** What the box of a page says, a line for each. */
function box(nodes: readonly PaperNode[], page: number, key: string): string[] {
  const { boxes } = nodes[page - 1] as BoxForm
  return boxes
    .find((each) => each.key === key)!
    .parts.flatMap((part) => {
      if (part.kind === 'text') return part.text === '' ? [] : [part.text]
      if (part.kind === 'ticks') return part.ticks.map(lineOfTick)
      return part.rows.map(lineOfRow)
    })
}

test.group('The SAE report', () => {
  test('is one for each serious event, with the assessments of that event alone', ({ assert }) => {
    const { nodes } = paper('cn_sae', 'en')
    assert.lengthOf(nodes, 4, 'two pages for each of two events')
    assert.deepEqual(box(nodes, 1, '26'), ['Rash (Rash)'])
    assert.deepEqual(box(nodes, 3, '26'), ['Hepatitis (Hepatitis)'])
    assert.deepEqual(box(nodes, 2, '35'), ['#1 Demomab; Investigator: Probable'])
    assert.deepEqual(box(nodes, 4, '35'), ['#1 Demomab; Sponsor: Unlikely'])
  })

  test('ticks what the event says, and nothing that no element says', ({ assert }) => {
    const { nodes } = paper('cn_sae', 'zh')
    assert.deepEqual(box(nodes, 1, '3'), ['■ 首次报告', '□ 随访报告'])
    assert.deepEqual(box(nodes, 1, '3a'), ['□ 总结报告'])
    assert.deepEqual(box(nodes, 1, '14'), ['Ⅲ期'])
    assert.deepEqual(box(nodes, 1, '30'), ['□ 轻', '■ 中', '□ 重'])
    assert.deepEqual(
      box(nodes, 3, '29').filter((line) => line.startsWith('■')),
      ['■ 危及生命']
    )
    const second = box(nodes, 3, '33').filter((line) => line.startsWith('■'))
    assert.deepEqual(second, ['■ 症状消失（后遗症 无）'])
    assert.isFalse(box(nodes, 2, '37').some((line) => line.startsWith('■')))
  })

  test('is none for a case without a serious event', ({ assert }) => {
    assert.deepEqual(paper('cn_sae', 'zh', { E_i: [{ id: 'e', E_i_1_1a: 'Cough' }] }).nodes, [])
  })
})

test.group('MedWatch 3500A', () => {
  test('says dates as exactly as they are known, with the name of the month', ({ assert }) => {
    const { nodes, least } = paper('medwatch', 'en')
    assert.equal(least, 8)
    assert.deepEqual(box(nodes, 1, 'B3'), ['#1 18-OCT-2026', '#2 NOV-2026', '#3 2026'])
    assert.deepEqual(box(nodes, 1, 'B4'), ['21-NOV-2026'])
    assert.deepEqual(box(nodes, 1, 'A3'), ['□ Female', '■ Male'])
  })

  test('of an empty case has empty boxes and no ticks', ({ assert }) => {
    const { nodes } = paper('medwatch', 'en', {})
    const said = nodes.flatMap((node, at) =>
      (node as BoxForm).boxes.flatMap(({ key }) => box(nodes, at + 1, key))
    )
    assert.deepEqual(
      said.filter((line) => !line.startsWith('□ ')),
      ['■ Initial']
    )
  })
})

test.group('The causality report', () => {
  test('has a row for each pair and each who assessed it', ({ assert }) => {
    const { nodes } = paper('causality', 'en')
    const at = nodes.findIndex((node) => node.kind === 'heading' && node.text.startsWith('5 '))
    const table = nodes[at + 1]!
    assert.deepEqual(table.kind === 'table' ? table.rows : [], [
      ['#1 Demomab', '#1 Rash', 'Investigator', '', 'Probable'],
      ['#1 Demomab', '#2 Hepatitis', 'Sponsor', '', 'Unlikely'],
    ])
    assert.lengthOf(
      nodes.filter(({ kind }) => kind === 'signature'),
      2
    )
  })
})
