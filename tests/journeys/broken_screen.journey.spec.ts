// needs: manual
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

/** A screen that falls over never comes: it is waited for no longer than a busy machine takes. */
const PATIENCE_MS = 8_000

async function openManual(screen?: string): Promise<readonly string[]> {
  const { address } = await openProduct()
  const [{ username }] = demoCompanies[0].users
  const who = { username, password: DEMO_PASSWORD }
  const session = await Session.of(address, who, await demoScope())
  const walker = await Walker.arrive('en', '[]', screen ? PATIENCE_MS : undefined)
  await walker.become('somebody', session)
  if (screen) {
    await walker.page.route('**/assets/manual-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `export default ${screen}` })
    )
  }
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
})
