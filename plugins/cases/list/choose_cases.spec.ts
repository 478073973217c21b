import { randomUUID } from 'node:crypto'

import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import type { Scope } from '#kernel/tenancy/scope'

import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'

import { CaseRecords } from '#plugins/cases/contract'
import { type ChosenCases, MOST_CHOSEN } from '#plugins/cases/contract/list_query'
import { CaseReading } from '#plugins/cases/contract/reading'

/** A project and the ids of cases in it, one of each subject. */
async function givenCases(...subjects: string[]): Promise<[Scope, ...string[]]> {
  const scope = (await makeProject()).scope()
  const records = await app.container.make(CaseRecords)
  const changes = await app.container.make(Changes)
  const cases = subjects.map((D_1) => ({ act: 'case.created', content: { D_1 } }) as const)
  const made = await asActor(scope, () => changes.recordMany((open) => records.create(open, cases)))
  return [scope, ...made.map(({ id }) => id)]
}

async function chosen(scope: Scope, some: ChosenCases): Promise<string[]> {
  const reading = await app.container.make(CaseReading)
  return asActor(scope, () => reading.choose(some))
}

test.group('Cases that somebody chose in the list', () => {
  test('are those that are named, each once and in that order', async ({ assert }) => {
    const [scope, one, two] = (await givenCases('A', 'B')) as [Scope, string, string]
    assert.deepEqual(await chosen(scope, { caseIds: [two, one, two] }), [two, one])
    assert.deepEqual(await chosen(scope, { caseIds: [one.toUpperCase(), one] }), [one])
  })

  test('are all that the list finds, in its order, however many a page has', async ({ assert }) => {
    const subjects = Array.from({ length: 25 }, (_, index) => String(99 - index))
    const [scope, ...ids] = await givenCases(...subjects)
    const found = { sort: 'subject', order: 'asc' } as const
    assert.deepEqual(await chosen(scope, { found }), ids.toReversed())
    assert.deepEqual(await chosen(scope, { found: { ...found, text: '99' } }), [ids[0]])
  })

  test('are refused where there are none or too many, the list does not take what is asked, or one belongs elsewhere', async ({
    assert,
  }) => {
    const [scope, one] = (await givenCases('A')) as [Scope, string]
    const [, other] = (await givenCases('B')) as [Scope, string]
    const many = Array.from({ length: MOST_CHOSEN + 1 }, () => randomUUID())
    const numberOf = (some: ChosenCases) =>
      chosen(scope, some).then(
        () => null,
        ({ number }) => number
      )
    assert.equal(await numberOf({ caseIds: [] }), 6016)
    assert.equal(await numberOf({ found: { country: 'AQ' } }), 6016)
    assert.equal(await numberOf({ caseIds: many }), 2017)
    assert.equal(await numberOf({ found: { contry: 'CN' } }), 2017)
    assert.equal(await numberOf({ caseIds: [one, other] }), 2604)
    assert.equal(await numberOf({ caseIds: [one, '-'.repeat(36)] }), 2604)
  })
})
