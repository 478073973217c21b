import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'

import { AppProcess } from '#tests/faults/kit/app_process'
import { caseStates } from '#tests/faults/kit/case_state'
import type { Answer } from '#tests/faults/kit/http_user'
import { openOwnWorld } from '#tests/faults/kit/own_world'
import { printCounts } from '#tests/faults/kit/print_counts'
import { bringCases, savesOf, sendSave } from '#tests/faults/kit/saves'

const SAVERS = 50

test.group('Many save at once (faults 5 and 11)', () => {
  test('of 50 saves on one revision at once one succeeds, 49 are told which fields changed', async ({
    assert,
    cleanup,
  }) => {
    const world = await openOwnWorld('conflict')
    cleanup(() => world.close())
    const env = { DATABASE_URL: world.url, STORAGE_FOLDER: 'tmp/faults', WORK_IN_PROCESS: 'true' }
    const app = await AppProcess.start(env)
    cleanup(() => app.stop())
    const user = await world.signIn(app.address)
    const [caseId] = await bringCases(user, 1)
    const saves = Array.from({ length: SAVERS }, (_, index) => ({
      ...{ caseId, baseRevision: 1, key: randomUUID() },
      initials: `SAVER-${index}`,
    }))
    const answers = await Promise.all(saves.map((save) => sendSave(user, save)))
    const of = (matches: (answer: Answer) => boolean) => answers.filter(matches)
    const successes = of(({ body }) => body?.status === true)
    const conflicts = of(({ body }) => body?.code === 2601)
    const slowestMs = Math.round(Math.max(...answers.map(({ ms }) => ms)))
    printCounts('conflict', {
      success: successes.length,
      conflicts: conflicts.length,
      others: SAVERS - successes.length - conflicts.length,
      slowestMs,
    })
    assert.deepEqual(
      of(({ body }) => body?.status !== true && body?.code !== 2601).map(({ body }) => body),
      []
    )
    assert.lengthOf(successes, 1)
    const winner = saves[answers.indexOf(successes[0])].initials
    for (const [index, { body }] of answers.entries()) {
      if (body?.status) continue
      const mine = saves[index].initials
      assert.equal(body?.data?.conflict?.revision, 2)
      assert.deepEqual(body?.data?.conflict?.fields, [
        { path: 'D_1', element: 'D.1', base: 'FIRST', mine, theirs: winner },
      ])
    }
    const state = (await caseStates(world.client, [caseId])).get(caseId)
    assert.containsSubset(state, { revisions: 2, initials: winner, lines: 2, audited: winner })
  })

  test('one connection is enough for ten people who save at once: no save needs a second one', async ({
    assert,
    cleanup,
  }) => {
    const world = await openOwnWorld('onepool')
    cleanup(() => world.close())
    const env = { DATABASE_URL: world.url, STORAGE_FOLDER: 'tmp/faults', WORK_IN_PROCESS: 'true' }
    const app = await AppProcess.start({ ...env, DATABASE_POOL: '1' })
    cleanup(() => app.stop())
    const user = await world.signIn(app.address)
    const cases = await caseStates(world.client, await bringCases(user, 10))
    const saves = savesOf(cases, 'ONE')
    const answers = await Promise.all(saves.map((save) => sendSave(user, save)))
    assert.deepEqual(
      answers.map(({ status, body }) => [status, body?.status]),
      saves.map(() => [200, true])
    )
    printCounts('one connection', {
      saves: saves.length,
      slowestMs: Math.round(Math.max(...answers.map(({ ms }) => ms))),
    })
  })
})
