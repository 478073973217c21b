// needs: coding
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import type { Scope } from '#kernel/tenancy/scope'

import { scanHolds } from '#tests/cases_scan'
import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'
import { Random } from '#tests/invented/random'

import { CaseLoader } from '#plugins/cases/contract'
import type { ElementCondition, Question } from '#plugins/cases/contract/condition'
import { conditionTree } from '#plugins/cases/contract/condition_tree'
import { meetsQuestion, rowsThatMet } from '#plugins/cases/list/meets_question'
import ListCases from '#plugins/cases/list/list_cases'

const DATES = [
  '2026',
  '2026-01',
  '2026-02',
  '2026-02-28',
  '2026-01-31',
  '2026-02-11T10:20:30+08:00',
]
const FLAVORS = ['UNK', 'NI', 'ASKU']
let rowNumber = 0
const id = () => `${++rowNumber}0000000-0000-4000-8000-000000000000`.slice(-36)

/** A few elements of each kind, in no group, in one, in a group inside of another. */
const ELEMENTS = [
  'C.1.3',
  'C.1.4',
  'D.1',
  'D.2.2a',
  'E.i.1.1a',
  'E.i.3.2c',
  'E.i.4',
  'E.i.7',
].concat(['G.k.1', 'G.k.2.2', 'G.k.4.r.4', 'G.k.4.r.7', 'G.k.8', 'E.i.9'])

function randomContent(random: Random): CaseContent {
  const maybe = (value: unknown): unknown =>
    random.weighted([
      [value, 6],
      [undefined, 3],
      [{ nullFlavor: random.pick(FLAVORS) }, 1],
    ] as const)
  const rows = (most: number, make: () => object) =>
    Array.from(
      { length: random.int(0, most) },
      () => defined({ id: id(), ...make() }) as unknown as Row
    )
  return defined({
    C_1_3: maybe(random.pick(['1', '2', '3'])),
    C_1_4: maybe(random.pick(DATES)),
    D_1: maybe(random.pick(['01-1030', 'Ab Cd', '受试者甲'])),
    D_2_2a: maybe(random.pick(['7', '60', '61.5', 'old'])),
    E_i: rows(3, () => ({
      E_i_1_1a: maybe(random.pick(['头痛', 'Headache', 'head'])),
      E_i_3_2c: maybe(true),
      E_i_4: maybe(random.pick(DATES)),
      E_i_7: maybe(random.pick(['1', '2', '5'])),
      E_i_9: maybe(random.pick(['CN', 'DE'])),
    })),
    G_k: rows(3, () => ({
      G_k_1: maybe(random.pick(['1', '2'])),
      G_k_2_2: maybe(random.pick(['Demo A', 'demo b', '演示单抗'])),
      G_k_8: maybe(random.pick(['1', '4'])),
      G_k_4_r: rows(2, () => ({
        G_k_4_r_4: maybe(random.pick(DATES)),
        G_k_4_r_7: maybe(random.pick(['L-1', 'L-2'])),
      })),
    })),
  }) as CaseContent
}

const defined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

function randomQuestion(random: Random, { catalogue }: FormSchemas): Question {
  const elements = [...ELEMENTS].sort(() => random.int(-1, 1)).slice(0, random.int(1, 4))
  const conditions = elements.map((element): ElementCondition => {
    const { type } = catalogue.element(element)!
    const orNull = random.chance(0.2) ? [random.pick(FLAVORS)] : undefined
    const rare = random.int(0, 9)
    if (rare === 0) return { element, is: 'empty' }
    if (rare === 1) return { element, is: 'filled' }
    if (rare === 2) return { element, is: 'null', values: random.chance(0.5) ? ['UNK'] : undefined }
    if (type === 'date') {
      const [value, to] = [random.pick(DATES.slice(0, 5)), random.pick(DATES.slice(0, 5))].sort()
      const is = random.pick(['lt', 'gt', 'between'] as const)
      return {
        element,
        is,
        value: is === 'lt' ? to! : value!,
        to,
        orNull,
        orUncertain: random.chance(0.3),
      }
    }
    if (type === 'number') {
      const is = random.pick(['lt', 'gt', 'between', 'eq'] as const)
      return { element, is, value: '60', to: '70', orNull }
    }
    if (type === 'boolean') return { element, is: 'eq', value: 'true', orNull }
    if (type === 'code') return { element, is: 'in', values: ['1', 'CN', '4'], orNull }
    return {
      element,
      is: random.pick(['contains', 'starts'] as const),
      value: random.pick(['head', 'demo', 'L-', '头']),
      orNull,
    }
  })
  return { conditions, anyRow: random.chance(0.3) ? [random.pick(['E_i', 'G_k', 'G_k_4_r'])] : [] }
}

test.group('Advanced search', (group) => {
  let scope: Scope
  let forms: FormSchemas
  const contents: CaseContent[] = []
  group.setup(async () => {
    forms = await app.container.make(FormSchemas)
    scope = (await makeProject()).scope()
    const random = new Random('contents of cases')
    for (let made = 0; made < 120; made++) contents.push(randomContent(random))
    const loader = await app.container.make(CaseLoader)
    let next = 0
    await asActor(scope, () =>
      loader.load(contents.length, () => ({ act: 'case.generated', content: contents[next++]! }))
    )
  })

  const found = async (question: Question) => {
    const cases = await app.container.make(ListCases)
    const { rows } = await asActor(scope, () =>
      cases.handle({ ...question, sort: 'caseNo', order: 'asc', pageSize: 200 })
    )
    return rows.map(({ caseNo }) => Number(caseNo.replace(/^.*-0*/, '')))
  }
  const numbersWhere = (holds: (content: CaseContent) => boolean) =>
    contents.flatMap((content, at) => (holds(content) ? [at + 1] : []))

  test('finds, for each of sixty random questions, the cases that a plain scan finds', async ({
    assert,
  }) => {
    const random = new Random('questions')
    let answered = 0
    for (let asked = 0; asked < 60; asked++) {
      const question = randomQuestion(random, forms)
      const conditions = question.conditions.map((condition) => {
        const { id: number, path, type } = forms.catalogue.element(condition.element)!
        const key = number.replaceAll('.', '_')
        return {
          ...condition,
          at: { key, type, path: path.map((each) => each.replaceAll('.', '_')) },
        }
      })
      const scanned = numbersWhere((content) => scanHolds(content, conditions, question.anyRow))
      const words = JSON.stringify(question)
      assert.deepEqual(await found(question), scanned, words)
      const tree = conditionTree(question, forms.catalogue)
      assert.deepEqual(
        numbersWhere((content) => meetsQuestion(content, tree)),
        scanned,
        words
      )
      if (scanned.length > 0 && scanned.length < contents.length) answered++
    }
    assert.isAbove(answered, 20, 'questions that some cases meet, and some do not')
  })

  test('names the rows that met what was asked', ({ assert }) => {
    const content = {
      E_i: [
        { id: 'a', E_i_7: '1' },
        { id: 'b', E_i_7: '5', E_i_3_2c: true },
        { id: 'c', E_i_7: '1', E_i_3_2c: true },
      ],
    } as CaseContent
    const conditions = [
      { element: 'E.i.7', is: 'eq', value: '1' },
      { element: 'E.i.3.2c', is: 'eq', value: 'true' },
    ] as const
    const met = (anyRow: string[]) =>
      rowsThatMet(content, conditionTree({ conditions, anyRow }, forms.catalogue))
    const values = [
      { element: 'E_i_7', value: '1' },
      { element: 'E_i_3_2c', value: 'true' },
    ]
    assert.deepEqual(met([]), [{ group: 'E_i', id: 'c', number: 3, values }])
    assert.deepEqual(
      met(['E_i']).map(({ id: row }) => row),
      ['a', 'c', 'b']
    )
  })
})
