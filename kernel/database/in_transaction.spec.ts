// needs: cases
import { randomUUID } from 'node:crypto'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'

import { ActDone } from '#kernel/changes/act_done'
import { BulkChanges } from '#kernel/changes/bulk_changes'
import { Changes } from '#kernel/changes/changes'
import { Forgetting } from '#kernel/changes/forgetting'
import { TransientWrites } from '#kernel/changes/transient_writes'
import { CommitUnknown } from '#kernel/database/failed_commit'
import { NotCommitted } from '#kernel/database/prove_commits'
import { Jobs } from '#kernel/jobs/jobs'
import { JobStore } from '#kernel/jobs/job_store'
import { currentScope } from '#kernel/tenancy/actor'
import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'
import {
  type Failure,
  type Failures,
  failures,
  openFailures,
} from '#tests/faults/kit/failing_commits'
import { goThroughProxy } from '#tests/faults/kit/through_proxy'
import { testJobs } from '#tests/fixtures/jobs/definitions'
import type { Cut, PostgresProxy } from '#tests/fixtures/postgres_proxy'

const owner = () => db.connection('owner')
const stands = async (table: string, row: object) =>
  (await owner().from(table).where(row).first()) !== null

const act = (id: string) => ({ name: 'x.written', subject: { type: 'x', id } }) as const
const lineStands = (id: string) => stands('audit_lines', { chain: `x:${id}` })

/** One way in which something is written, and what stands when it was committed. */
interface WayToWrite {
  /** What its transaction does to which table; a line of the trail when absent. */
  readonly writes?: { readonly table: string; readonly event: string }
  /** Whether it leaves a line by which its commit is found again. */
  readonly isWitnessed: boolean
  /** @param passOver does something more in the same transaction at its end */
  write(id: string, passOver?: (trx: TransactionClientContract) => Promise<void>): Promise<unknown>
  isWritten(id: string): Promise<boolean>
}

const store = new JobStore(process.env.DATABASE_URL!, testJobs)
const closeStore = async () => {
  await store.close()
  await owner().from('jobs.job').where({ name: 'tests.note' }).delete()
}
const idle = async () => {}

const waysToWrite: Readonly<Record<string, WayToWrite>> = {
  'a change that makes a job': {
    isWitnessed: true,
    write: (id, passOver = idle) =>
      new Changes().record(act(id), async (change) => {
        await new Jobs(store).enqueue(change, 'tests.note', {}, { singletonKey: id })
        await passOver(change.trx)
        return 'written'
      }),
    async isWritten(id) {
      const [line, job] = [await lineStands(id), await stands('jobs.job', { singleton_key: id })]
      if (line !== job) throw new Error('A change without its job, or a job without its change')
      return line
    },
  },
  'a load': {
    isWitnessed: true,
    write: (id, passOver = idle) =>
      new BulkChanges().record(async (bulk) => {
        bulk.noteMade(act(id), {})
        await passOver((bulk as unknown as { trx: TransactionClientContract }).trx)
        return 'written'
      }),
    isWritten: lineStands,
  },
  'what passes': {
    writes: { table: 'case_presence', event: 'insert' },
    isWitnessed: false,
    write: (id, passOver = idle) =>
      new TransientWrites().write('case_presence', async (trx) => {
        await trx.table('case_presence').insert({ ...presence(id), user_name: 'Li Hua' })
        await passOver(trx)
        return 'written'
      }),
    isWritten: (id) => stands('case_presence', { case_id: id }),
  },
  'what is forgotten': {
    writes: { table: 'idempotency_keys', event: 'delete' },
    isWitnessed: false,
    async write(id) {
      const { companyId, projectId, environment } = currentScope()
      await owner()
        .table('idempotency_keys')
        .insert({
          ...{ company_id: companyId, project_id: projectId, environment },
          ...{ actor: 'x', key: id, request_hash: 'x' },
        })
      const rows = { table: 'idempotency_keys', isOver: 'true', ofProjects: true }
      const gone = await new Forgetting().forget(rows, currentScope())
      return gone > 0 && 'written'
    },
    isWritten: async (id) => !(await stands('idempotency_keys', { key: id })),
  },
}

const presence = (id: string) => {
  const { companyId, projectId, environment } = currentScope()
  const tenant = { company_id: companyId, project_id: projectId, environment }
  return { ...tenant, case_id: id, window_id: id, user_id: id, page: 'view', hidden: false }
}

/** Writes; gives what came out, the error if any, and whether anybody was told that it was done. */
async function attempt(write: (id: string) => Promise<unknown>) {
  const project = await makeProject()
  const id = randomUUID()
  let isTold = false
  const listen = ({ act: done }: ActDone) => void (isTold ||= done.subject.id === id)
  emitter.on(ActDone, listen)
  const outcome = await asActor(project.scope(), () => write(id)).catch((error: Error) => error)
  await new Promise(setImmediate)
  emitter.off(ActDone, listen)
  return { id, outcome, isTold }
}

for (const [name, { writes, isWitnessed, write, isWritten }] of Object.entries(waysToWrite)) {
  test.group(`A commit that fails, of ${name}`, (group) => {
    let commits: Failures
    group.setup(async () => {
      commits = await openFailures(writes)
      return async () => {
        await commits.mend()
        await closeStore()
      }
    })
    for (const failure of Object.keys(failures) as Failure[]) {
      test(`${failure}: is thrown, nothing stands, nobody is told`, async ({ assert }) => {
        await commits.failNext(failure)
        const { id, outcome, isTold } = await attempt(write)
        assert.instanceOf(outcome, Error)
        // What left nothing to be found again is not known to be undone when its backend is gone.
        if (isWitnessed || failure !== 'killed') assert.notInstanceOf(outcome, CommitUnknown)
        assert.isFalse(await isWritten(id))
        assert.isFalse(isTold)
        assert.isTrue(await commits.relent())
      })
    }

    if (name === 'what is forgotten') return
    test('after an error that was passed over: is thrown, nothing stands', async ({ assert }) => {
      const fail = (trx: TransactionClientContract) =>
        trx.rawQuery('select 1 / 0').then(idle, idle) as Promise<void>
      const { id, outcome, isTold } = await attempt((each) => write(each, fail))
      // A line of the trail finds out earlier that the transaction has failed (25P02).
      if (isWitnessed) assert.propertyVal(outcome, 'code', '25P02')
      else assert.instanceOf(outcome, NotCommitted)
      assert.isFalse(await isWritten(id))
      assert.isFalse(isTold)
    })
  })

  test.group(`A line that breaks in the commit of ${name}`, (group) => {
    let proxy: PostgresProxy
    group.setup(async () => {
      const through = await goThroughProxy()
      proxy = through.proxy
      return async () => {
        await through.goStraight()
        await closeStore()
      }
    })

    test('in no commit: is written', async ({ assert }) => {
      const { id, outcome } = await attempt(write)
      assert.equal(outcome, 'written')
      assert.isTrue(await isWritten(id))
    })

    const cuts = { before: false, lost: false, after: true, unheard: true }
    for (const [cut, isKept] of Object.entries(cuts) as [Cut, boolean][]) {
      // It takes seconds to be sure that nothing is heard; one way to write shows it.
      if (name !== 'a change that makes a job' && ['lost', 'unheard'].includes(cut)) continue
      const found = isWitnessed ? 'found' : 'not known'
      test(`${cut}: is ${found} to be ${isKept ? 'written' : 'not written'}`, async ({
        assert,
      }) => {
        const broken = proxy.breakNext(cut, writes?.table ?? 'audit_lines')
        const { id, outcome, isTold } = await attempt(write)
        await broken
        assert.equal(await isWritten(id), isKept)
        assert.equal(outcome instanceof CommitUnknown, !isWitnessed)
        if (isWitnessed && isKept) assert.equal(outcome, 'written')
        else assert.instanceOf(outcome, Error)
        assert.equal(isTold, isKept && name === 'a change that makes a job')
      })
    }
  })
}
