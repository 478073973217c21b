import type { Page } from 'playwright'

/** The one password of the invented users of the demonstration. */
const PASSWORD = 'Pharos302'

/** Signs a demonstration user in, by hand as a person does; ends where the product leads. */
export async function signIn(page: Page, username: string) {
  await page.goto('/login')
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.locator('button[type=submit]').click()
  await page.waitForURL((url) => url.pathname !== '/login')
}
