import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import type { Scope } from '#kernel/tenancy/scope'

import { asActor } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { makeProject } from '#tests/factories/make_project'
import { freshVersion, putInUse } from '#tests/coding/put_in_use'

import { CaseLoader } from '#plugins/cases/contract'
import ListCases from '#plugins/cases/list/list_cases'
import type { ListQuery } from '#plugins/cases/contract/list_query'

const VERSION = freshVersion()
const WIDER = freshVersion()
const NERVES = 91_900_000
const LIVER = 92_900_000
const SKIN = 93_900_000
/** Secondary in the SOC of the skin, primary in that of the liver. */
const ENZYME = 90_100_007
const DIZZINESS = 90_100_004
/** Lowest level term of dizziness that is not current any more. */
const GIDDY = 90_200_006
const LIVER_EVENTS = 98_000_001
const LIVER_TESTS = 98_000_002

const coded = (code: number, more: CaseContent = {}, version = VERSION) =>
  reportContent({
    E_i: [
      {
        id: `2${code}-0000-4000-8000-000000000001`.slice(1),
        E_i_2_1a: version,
        E_i_2_1b: `${code}`,
      },
    ],
    ...more,
  })

async function givenCases(count: number, contentOf: (number: number) => CaseContent) {
  const scope = (await makeProject()).scope()
  const loader = await app.container.make(CaseLoader)
  let number = 0
  await asActor(scope, () =>
    loader.load(count, () => ({ act: 'case.generated', content: contentOf(++number) }))
  )
  return scope
}

const list = async (scope: Scope, term: string, query: ListQuery = {}) => {
  const cases = await app.container.make(ListCases)
  return asActor(scope, () => cases.handle({ ...query, term }))
}
const numbers = (rows: readonly { caseNo: string }[]) =>
  rows.map(({ caseNo }) => Number(caseNo.replace(/^.*-0*/, '')))
const below = async (scope: Scope, term: string, query: ListQuery = {}) =>
  numbers((await list(scope, `${VERSION}:${term}`, { order: 'asc', ...query })).rows)

test.group('Cases are listed by a term of the dictionary', (group) => {
  let scope: Scope
  group.setup(async () => {
    await putInUse('91.1', VERSION)
    const history = [{ id: '40000000-0000-4000-8000-000000000001', D_7_1_r_1b: '90100006' }]
    const contents = [
      coded(GIDDY, {}, '12.0'),
      coded(90_100_005),
      coded(ENZYME, { C_1_1: 'XX-SOUGHT-3' }),
      coded(90_100_008, { D_7_1_r: history }),
      reportContent({ E_i: [{ id: '5', E_i_1_2: 'Demo liver, waits for its code' }] }),
    ]
    scope = await givenCases(contents.length, (number) => contents[number - 1])
  })

  test('with all that is below it, by secondary SOCs too, whether it is current or not and in whatever version', async ({
    assert,
  }) => {
    assert.deepEqual(await below(scope, `soc:${NERVES}`), [1])
    assert.deepEqual(await below(scope, `soc:${LIVER}`), [2, 3])
    assert.deepEqual(await below(scope, `soc:${SKIN}`), [3, 4])
    assert.deepEqual(await below(scope, 'hlgt:92800001'), [2, 3])
    assert.deepEqual(await below(scope, 'hlt:90500005'), [3])
    assert.deepEqual(await below(scope, `pt:${DIZZINESS}`), [1])
    assert.deepEqual(await below(scope, `llt:${GIDDY}`), [1])
    assert.deepEqual(await below(scope, `llt:${DIZZINESS}`), [])
  })

  test('of an SMQ narrow or broad, with the SMQs inside of it, even where they hold each other', async ({
    assert,
  }) => {
    assert.deepEqual(await below(scope, `smq:${LIVER_EVENTS}:narrow`), [2])
    assert.deepEqual(await below(scope, `smq:${LIVER_EVENTS}:broad`), [2, 3])
    assert.deepEqual(await below(scope, `smq:${LIVER_TESTS}:narrow`), [])
    assert.deepEqual(await below(scope, `smq:${LIVER_TESTS}:broad`), [3])
    await db.connection('owner').rawQuery(
      `insert into dictionary_smq_members
         (release_id, smq, member, member_level, scope, category, weight, is_active)
       select id, ?, ?, 0, 0, 'S', 0, true from dictionary_releases where version = ?`,
      [LIVER_TESTS, LIVER_EVENTS, WIDER]
    )
    assert.deepEqual(numbers((await list(scope, `${WIDER}:smq:${LIVER_TESTS}:broad`)).rows), [3, 2])
  }).setup(() => putInUse('91.1', WIDER))

  test('among the reactions, or anywhere in the case', async ({ assert }) => {
    assert.deepEqual(await below(scope, `soc:${LIVER}:any`), [2, 3, 4])
    assert.deepEqual(await below(scope, `smq:${LIVER_EVENTS}:narrow:any`), [2, 4])
    assert.deepEqual(await below(scope, 'pt:90100006'), [])
    assert.deepEqual(await below(scope, 'pt:90100006:any'), [4])
  })

  test('beside all other conditions', async ({ assert }) => {
    const conditions = [{ element: 'D.7.1.r.1b', is: 'filled' as const }]
    assert.deepEqual(await below(scope, `soc:${LIVER}`, { text: 'xx-sought' }), [3])
    assert.deepEqual(await below(scope, `soc:${LIVER}`, { text: '!' }), [])
    assert.deepEqual(await below(scope, `soc:${SKIN}`, { conditions }), [4])
    assert.deepEqual(await below(scope, `soc:${LIVER}`, { conditions }), [])
    assert.deepEqual(await below(scope, `soc:${LIVER}`, { country: 'ZZ' }), [])
  })

  test('and one that makes no sense is refused with a sentence', async ({ assert }) => {
    const why = async (term: string) => {
      const { code, data } = await list(scope, term).catch((error) => error)
      return [code, (data as { detail: { en: string } }).detail.en]
    }
    const parameters = [
      ['x', /written as version:level:code/],
      [`${VERSION}:soc`, /written as/],
      [`${VERSION}:all:1`, /written as/],
      [`${VERSION}:smq:${LIVER_EVENTS}`, /written as/],
      [`${VERSION}:soc:${LIVER}:narrow`, /written as/],
      [`${VERSION}:soc:${LIVER}:any:any`, /written as/],
      [`1.0:soc:${LIVER}`, /MedDRA 1\.0 is not active/],
      [`${VERSION}:soc:12345678`, /has no SOC with the code 12345678/],
      [`${VERSION}:pt:${LIVER}`, /has no PT/],
      [`${VERSION}:smq:99999999:broad`, /has no SMQ/],
    ] as const
    for (const [term, sentence] of parameters) {
      const [code, detail] = await why(term)
      assert.equal(code, 'E_PARAMETER', term)
      assert.match(detail as string, sentence)
    }
  })
})

test.group('Cases that are many are listed by a term of the dictionary', (group) => {
  const CASES = 2_600
  const MANY = freshVersion()
  let scope: Scope
  group.setup(async () => {
    await putInUse('91.1', MANY)
    scope = await givenCases(CASES, (number) => {
      const code = number === 7 ? 90_100_008 : number % 20 === 0 ? ENZYME : DIZZINESS
      const E_i_9 = number <= 2400 ? 'CL' : 'PE'
      const events = coded(code).E_i as { id: string }[]
      return coded(code, { E_i: [{ ...events[0], E_i_9 }], C_1_1: `XX-MANY-${number}` })
    })
  })

  test('page by page in either order, counted as far as they are looked at', async ({ assert }) => {
    const page = async (term: string, query: ListQuery) => {
      const { rows, total, totalIsLowerBound } = await list(scope, `${MANY}:${term}`, query)
      return { of: numbers(rows), total, totalIsLowerBound }
    }
    const common = `soc:${NERVES}`
    const first = await page(common, { order: 'asc', pageSize: 20 })
    const fit = Array.from({ length: CASES }, (_, at) => at + 1).filter(
      (number) => number !== 7 && number % 20 !== 0
    )
    const total = fit.length
    assert.deepEqual(first, { of: fit.slice(0, 20), total, totalIsLowerBound: false })
    const last = await page(common, { order: 'desc', pageSize: 100, page: 25 })
    const reversed = fit.toReversed()
    assert.deepEqual(last, { of: reversed.slice(2400), total, totalIsLowerBound: false })
    const some = await page(`soc:${LIVER}`, { order: 'asc' })
    const few = Array.from({ length: CASES / 20 }, (_, at) => (at + 1) * 20)
    assert.deepEqual(some, { of: few.slice(0, 20), total: few.length, totalIsLowerBound: false })
    assert.deepEqual((await page(`soc:${SKIN}`, { order: 'asc' })).of.slice(0, 2), [7, 20])
    const both = await page(common, { country: 'PE', order: 'asc' })
    assert.deepEqual(both.of, fit.filter((number) => number > 2400).slice(0, 20))
    assert.equal(both.total, 190)
  })
})
