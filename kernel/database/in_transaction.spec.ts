import { randomUUID } from 'node:crypto'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { ActDone } from '#kernel/changes/act_done'
import { BulkChanges } from '#kernel/changes/bulk_changes'
import { Changes } from '#kernel/changes/changes'
import { CommitUnknown } from '#kernel/database/failed_commit'
import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'
import {
  type Failure,
  type Failures,
  failures,
  openFailures,
} from '#tests/faults/kit/failing_commits'
import { goThroughProxy } from '#tests/faults/kit/through_proxy'
import type { Cut, PostgresProxy } from '#tests/fixtures/postgres_proxy'

const owner = () => db.connection('owner')

const isWritten = async (id: string) =>
  (await owner()
    .from('audit_lines')
    .where({ chain: `x:${id}` })
    .first()) !== null

const act = (id: string) => ({ name: 'x.written', subject: { type: 'x', id } }) as const

/** Every door through which something is written with a line in the trail. */
const doors = {
  'a change': async (id: string) => new Changes().record(act(id), async () => 'written'),
  'a load': async (id: string) =>
    new BulkChanges().record(async (bulk) => {
      bulk.noteMade(act(id), {})
      return 'written'
    }),
}

/** Writes; gives what came out, the error if any, and whether anybody was told that it was done. */
async function attempt(door: keyof typeof doors) {
  const project = await makeProject()
  const id = randomUUID()
  let isTold = false
  const listen = ({ act: done }: ActDone) => void (isTold ||= done.subject.id === id)
  emitter.on(ActDone, listen)
  const outcome = await asActor(project.scope(), () => doors[door](id)).catch(
    (error: Error) => error
  )
  await new Promise(setImmediate)
  emitter.off(ActDone, listen)
  return { id, outcome, isTold }
}

for (const door of Object.keys(doors) as (keyof typeof doors)[]) {
  test.group(`A commit that fails, of ${door}`, (group) => {
    let commits: Failures
    group.setup(async () => {
      commits = await openFailures()
      return () => commits.mend()
    })
    for (const failure of Object.keys(failures) as Failure[]) {
      test(`${failure}: is thrown, nothing stands, nobody is told`, async ({ assert }) => {
        await commits.failNext(failure)
        const { id, outcome, isTold } = await attempt(door)
        assert.instanceOf(outcome, Error)
        assert.notInstanceOf(outcome, CommitUnknown)
        assert.isFalse(await isWritten(id))
        assert.isFalse(isTold)
        assert.isTrue(await commits.relent())
      })
    }
  })

  test.group(`A line that breaks in the commit of ${door}`, (group) => {
    let proxy: PostgresProxy
    group.setup(async () => {
      const through = await goThroughProxy()
      proxy = through.proxy
      return through.goStraight
    })
    const cuts = { before: false, lost: false, after: true, unheard: true }
    for (const [cut, isKept] of Object.entries(cuts) as [Cut, boolean][]) {
      // It takes seconds to be sure that nothing is heard; one door shows it.
      if (door === 'a load' && ['lost', 'unheard'].includes(cut)) continue
      test(`${cut}: ${isKept ? 'is found to be written' : 'is found to be not written'}`, async ({
        assert,
      }) => {
        const broken = proxy.breakNext(cut, 'audit_lines')
        const { id, outcome, isTold } = await attempt(door)
        await broken
        assert.equal(await isWritten(id), isKept)
        if (isKept) assert.equal(outcome, 'written')
        else assert.instanceOf(outcome, Error)
        assert.notInstanceOf(outcome, CommitUnknown)
        assert.equal(isTold, isKept && door === 'a change')
      })
    }
  })
}
