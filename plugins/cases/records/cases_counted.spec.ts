import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { type Actor, actAs } from '#kernel/tenancy/actor'
import { actorIn, asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'

import casesCounted from '#plugins/cases/records/cases_counted'
import { takePlaces } from '#plugins/cases/records/take_places'

/** A project with one case in the test and two in the formal environment. */
async function projectOfThree() {
  const project = await makeProject()
  for (const environment of [0, 1] as const) {
    const act = { name: 'x.tried', subject: { type: 'x', id: randomUUID() } } as const
    const scope = project.scope(environment)
    await asActor(scope, () =>
      new Changes().record(act, (change) => takePlaces(change, scope, environment + 1))
    )
  }
  return project
}

/** How many cases of each environment somebody counts. */
async function countedBy(actor: Actor, ...projectIds: string[]) {
  const [count] = casesCounted
  const counted = await actAs(actor, () =>
    new Database().readCompany((trx) => count!(trx, projectIds))
  )
  const numbers = counted.map(({ projectId, environment, cases }) => [
    projectIds.indexOf(projectId),
    environment,
    cases,
  ])
  return numbers.toSorted()
}

test.group('How many cases a project has', () => {
  test('is known to its company and to the platform, to no other company', async ({ assert }) => {
    const [mine, other] = [await projectOfThree(), await projectOfThree()]
    const ids = [mine.projectId, other.projectId]
    const outside = actorIn(undefined)
    const ofMine = [
      [0, 0, 1],
      [0, 1, 2],
    ]
    assert.deepEqual(await countedBy({ ...outside, companyId: mine.companyId }, ...ids), ofMine)
    const all = [...ofMine, [1, 0, 1], [1, 1, 2]]
    assert.deepEqual(await countedBy({ ...outside, isPlatform: true }, ...ids), all)
  })

  test('is known in a project of that environment alone, whoever is there', async ({ assert }) => {
    const [mine, other] = [await projectOfThree(), await projectOfThree()]
    const { companyId, projectId } = mine
    for (const above of [{}, { companyId }, { isPlatform: true }]) {
      const inside = { ...actorIn(mine.scope(1)), ...above }
      assert.deepEqual(await countedBy(inside, projectId, other.projectId), [[0, 1, 2]])
    }
  })

  test('is changed from within alone', async ({ assert }) => {
    const { companyId, projectId } = await projectOfThree()
    const act = { name: 'x.tried', subject: { type: 'x', id: randomUUID() } } as const
    await actAs({ ...actorIn(undefined), companyId }, () =>
      new Changes().record(act, async ({ trx }) => {
        const counters = trx.from('case_counters').where({ project_id: projectId })
        assert.equal(Number(await counters.update({ made: 0 })), 0)
      })
    )
  })
})
