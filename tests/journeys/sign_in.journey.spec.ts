import { test } from '@japa/runner'

import { openPage } from '#tests/browser/open_page'
import { signIn } from '#tests/browser/sign_in'

test.group('Sign-in', () => {
  test('speaks the language of the browser: English', async ({ assert }) => {
    const page = await openPage({ locale: 'en-GB' })
    await page.goto('/')
    await page.waitForURL('**/login')
    assert.equal(await page.locator('html').getAttribute('lang'), 'en')
    assert.match(await page.locator('h1').innerText(), /sign in/i)
  })

  test('speaks the language of the browser: Chinese, in a font of the product', async ({
    assert,
  }) => {
    const page = await openPage({ locale: 'zh-CN' })
    await page.goto('/login')
    assert.match(await page.locator('html').getAttribute('lang').then(String), /^zh/)
    assert.match(await page.locator('h1').innerText(), /\p{Script=Han}/u)
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].filter(({ status }) => status === 'loaded').map((f) => f.family)
    })
    assert.match(loaded.join(' '), /Noto Sans SC/)
  })

  test('lets a demonstration user in', async ({ assert }) => {
    const page = await openPage()
    await signIn(page, 'entry')
    await page.waitForLoadState('networkidle')
    assert.notInclude(page.url(), '/login')
  })

  test('refuses a wrong password in words, and stays', async ({ assert }) => {
    const page = await openPage()
    await page.goto('/login')
    await page.locator('input[name=username]').fill('entry')
    await page.locator('input[type=password]').fill('Wrong1234')
    await page.locator('button[type=submit]').click()
    await page
      .getByText(/password|user name/i)
      .first()
      .waitFor()
    assert.include(page.url(), '/login')
  })
})
