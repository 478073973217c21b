import { test } from '@japa/runner'

import { openBrowser } from '#tests/browser/browser'
import { canBeReused, keepPage, takePage } from '#tests/browser/reused_pages'
import { openProduct } from '#tests/browser/product'
import { signIn } from '#tests/browser/sign_in'

/** A size that no journey asks for. */
const viewport = { width: 1111, height: 777 }

async function take() {
  const { address } = await openProduct()
  return takePage(await openBrowser(), { baseURL: address, viewport })
}

test.group('A page that is handed on from one journey to the next', () => {
  test('is as new: nobody is signed in, nothing is stored, answered for or left open', async ({
    assert,
    cleanup,
  }) => {
    const one = await take()
    cleanup(() => one.page.context().close())
    await signIn(one.page, 'entry')
    await one.page.route('**/login', (route) => route.fulfill({ body: 'no' }))
    await one.page.setViewportSize({ width: 600, height: 600 })
    await one.page.evaluate(async () => {
      window.localStorage.setItem('kept', '1')
      window.sessionStorage.setItem('kept', '1')
      await new Promise((done) => (indexedDB.open('kept').onsuccess = done))
      window.addEventListener('beforeunload', (event) => event.preventDefault())
      console.error('said before')
    })
    assert.isTrue(canBeReused(one))
    await keepPage(one)
    const next = await take()
    assert.strictEqual(next.page, one.page)
    assert.deepEqual(next.complaints, [])
    assert.deepEqual(next.page.viewportSize(), viewport)
    // Before any screen is there: the screen of the login would empty it, too.
    const stored = await next.page.evaluate(async () => [
      window.localStorage.getItem('kept'),
      window.sessionStorage.getItem('kept'),
      ...(await indexedDB.databases()),
    ])
    assert.deepEqual(stored, [null, null])
    await next.page.goto('/project-select')
    assert.equal(new URL(next.page.url()).pathname, '/login')
    await next.page.locator('input[name=username]').waitFor()
  })

  test('is closed when it cannot be left, as on its way to another screen', async ({
    assert,
    cleanup,
  }) => {
    const one = await take()
    cleanup(() => one.page.context().close())
    await one.page.context().setOffline(true)
    await keepPage(one)
    assert.isTrue(one.page.isClosed())
  })

  test('is one that is free, of those who asked for the same', async ({ assert, cleanup }) => {
    const [one, other] = [await take(), await take()]
    for (const { page } of [one, other]) cleanup(() => page.context().close())
    assert.notStrictEqual(one.page, other.page)
  })

  test('was told nothing that lasts, has one window, and is open', async ({ assert, cleanup }) => {
    const acts: ((given: Awaited<ReturnType<typeof take>>) => unknown)[] = [
      ({ page }) => page.addInitScript(() => {}),
      ({ page }) => page.exposeFunction('tell', () => {}),
      ({ page }) => page.on('dialog', () => {}),
      ({ page }) => page.clock.install(),
      ({ page }) => page.context().addInitScript(() => {}),
      ({ page }) => page.context().newPage(),
      ({ page }) => page.close(),
    ]
    for (const act of acts) {
      const taken = await take()
      cleanup(() => taken.page.context().close())
      assert.isTrue(canBeReused(taken))
      await act(taken)
      assert.isFalse(canBeReused(taken), String(act))
    }
  })
})
