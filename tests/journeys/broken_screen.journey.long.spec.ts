// needs: manual
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'

import { openProduct } from '#tests/browser/product'
import { DEMO_PASSWORD, demoCompanies } from '#tests/invented/companies'
import { demoScope } from '#tests/journeys/screens/demo_rows'
import { Session } from '#tests/journeys/screens/session'
import { Walker } from '#tests/journeys/screens/walker'

/** A screen in place of the manual, as its program would come from the server. */
const BROKEN = [
  { what: 'it falls over', screen: `() => { throw new Error('fallen') }`, found: /fallen/ },
  { what: 'it shows the name of a text', screen: `() => 'manual.title'`, found: /manual\.title/ },
  {
    what: 'its call is refused',
    screen: `() => (fetch('/api/nothing'), 'Manual')`,
    found: /api\/nothing/,
  },
]

/** A screen that goes on asking as long as its program runs. */
const ASKING = `() => (setInterval(() => fetch('/api/nothing').then((answer) => answer.text()), 50), 'Manual')`

/** A screen that falls over never comes: it is waited for no longer than a busy machine takes. */
const PATIENCE_MS = 8_000

async function signedIn(): Promise<Session> {
  const { address } = await openProduct()
  const [{ username }] = demoCompanies[0].users
  return Session.of(address, { username, password: DEMO_PASSWORD }, await demoScope())
}

/** Somebody who is about to open the manual, or what came in its place. */
async function beforeManual(screen?: string): Promise<Walker> {
  const session = await signedIn()
  const walker = await Walker.arrive('en', '[]', screen ? PATIENCE_MS : undefined)
  await walker.become('somebody', session)
  if (screen) {
    await walker.page.route('**/assets/manual-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `export default ${screen}` })
    )
  }
  return walker
}

async function openManual(screen?: string): Promise<readonly string[]> {
  const walker = await beforeManual(screen)
  await walker.open('/manual', 'manual/reading/manual', true)
  await walker.page.context().close()
  return walker.faults
}

test.group('The walk over every screen', () => {
  test('finds a broken one: {what}')
    .with(BROKEN)
    .run(async ({ assert }, { screen, found }) => {
      assert.match((await openManual(screen)).join('\n'), found)
    })

  test('finds nothing at one that is whole', async ({ assert }) => {
    assert.deepEqual(await openManual(), [])
  })

  test('finds nothing for whoever comes next in what the one before still asks', async ({
    assert,
  }) => {
    const walker = await beforeManual(ASKING)
    await walker.go('/manual', 'manual/reading/manual')
    await walker.page.waitForResponse('**/api/nothing')
    await walker.become('the next', await signedIn())
    // As long as it takes a busy machine to find out where they may go.
    await pause(500)
    await walker.open('/license', 'kernel/license', false)
    assert.deepEqual(walker.faults, [])
  })
})
