import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'

import { AppProcess } from '#tests/faults/kit/app_process'
import { caseStates } from '#tests/faults/kit/case_state'
import type { HttpUser } from '#tests/faults/kit/http_user'
import { openOwnWorld } from '#tests/faults/kit/own_world'
import { printCounts } from '#tests/faults/kit/print_counts'
import { bringCases, sendSave } from '#tests/faults/kit/saves'
import { type BalancingProxy, startBalancingProxy } from '#tests/fixtures/balancing_proxy'

const SAVERS = 4
const READERS = 4

/** Saves one case or reads the list again and again, and never asks a second time. */
async function keepAsking(user: HttpUser, isDone: () => boolean, caseId?: string) {
  const problems: string[] = []
  let answered = 0
  while (!isDone()) {
    const sent = caseId
      ? sendSave(user, {
          ...{ caseId, initials: `W${answered}`, baseRevision: answered + 1 },
          key: randomUUID(),
        })
      : user.send('GET', '/api/cases')
    const { status, body } = await sent
    if (status === 200 && body?.status) answered++
    else problems.push(`${status} ${JSON.stringify(body)}`)
    await sleep(5)
  }
  return { answered, problems }
}

async function untilReady(proxy: BalancingProxy) {
  while (!(await fetch(`${proxy.address}/health/ready`)).ok) await sleep(50)
}

test.group('Two servers behind a proxy', () => {
  test('are restarted one after the other, and no request is lost', async ({ assert, cleanup }) => {
    const world = await openOwnWorld('rolling')
    cleanup(() => world.close())
    const proxy = await startBalancingProxy()
    cleanup(() => proxy.close())
    const start = () =>
      AppProcess.start({
        ...{ DATABASE_URL: world.url, STORAGE_FOLDER: 'tmp/faults', WORK_IN_PROCESS: 'true' },
        DRAIN_SECONDS: '1',
      })
    const servers = await Promise.all([start(), start()])
    cleanup(async () => void (await Promise.all(servers.map((server) => server.kill()))))
    const addresses = () => servers.map(({ address }) => address)
    proxy.use(...addresses())
    await untilReady(proxy)
    const user = await world.signIn(proxy.address)
    const cases = await bringCases(user, SAVERS)
    let isDone = false
    const asking = [...cases, ...Array<undefined>(READERS)].map((caseId) =>
      keepAsking(user, () => isDone, caseId)
    )
    for (const index of servers.keys()) {
      await sleep(500)
      await servers[index].stop()
      servers[index] = await start()
      proxy.use(...addresses())
    }
    await sleep(500)
    isDone = true
    const all = await Promise.all(asking)
    const saves = all.slice(0, SAVERS).reduce((sum, { answered }) => sum + answered, 0)
    const reads = all.slice(SAVERS).reduce((sum, { answered }) => sum + answered, 0)
    printCounts('rolling restart', { restarts: servers.length, saves, reads, lost: proxy.lost() })
    assert.deepEqual(
      all.flatMap(({ problems }) => problems),
      []
    )
    assert.equal(proxy.lost(), 0)
    const states = await caseStates(world.client, cases)
    assert.deepEqual(
      cases.map((caseId) => states.get(caseId)!.revisions),
      all.slice(0, SAVERS).map(({ answered }) => answered + 1)
    )
  })
})

test.group('A server that is told to end', () => {
  test('says that it is not ready, and that it lives, while it still answers', async ({
    assert,
    cleanup,
  }) => {
    const world = await openOwnWorld('ending')
    cleanup(() => world.close())
    const app = await AppProcess.start({ DATABASE_URL: world.url, DRAIN_SECONDS: '2' })
    cleanup(() => app.kill())
    const user = await world.signIn(app.address)
    process.kill(app.pid, 'SIGTERM')
    const ready = async () => {
      const answer = await fetch(`${app.address}/health/ready`)
      return { status: answer.status, body: await answer.json() }
    }
    while ((await ready()).status === 200) await sleep(20)
    assert.containsSubset(await ready(), { status: 503, body: { status: 'ending' } })
    assert.equal((await fetch(`${app.address}/health/live`)).status, 200)
    const { status, headers } = await user.send('GET', '/api/cases')
    assert.equal(status, 200)
    assert.equal(headers.get('connection'), 'close')
    assert.equal(await app.ended, 0)
  })
})
