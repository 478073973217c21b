import { test } from '@japa/runner'
import { chromium } from 'playwright'

import { closeBrowser, FLAGS, leaveBrowser, openBrowser } from '#tests/browser/browser'
import { unpackedChromium } from '#tests/browser/unpacked_chromium'

const PAGE = '<p style="display: inline">Pharos</p>'

test.group('Chromium for journeys', (group) => {
  group.teardown(closeBrowser)

  test('is found without a download and runs scripts', async ({ assert }) => {
    const browser = await openBrowser()
    const page = await browser.newPage()
    await page.setContent(PAGE)
    assert.equal(await page.textContent('p'), 'Pharos')
    assert.isAbove(Number.parseInt(browser.version()), 120)
  })

  test('is another one once the one before was left', async ({ assert }) => {
    const left = await openBrowser()
    leaveBrowser()
    const browser = await openBrowser()
    assert.notStrictEqual(browser, left)
    const page = await browser.newPage()
    await page.setContent(PAGE)
    assert.equal(await page.textContent('p'), 'Pharos')
  })

  test('the one from npm shows text on a machine without any font', async ({ assert, cleanup }) => {
    const { executablePath, env } = await unpackedChromium()
    const browser = await chromium.launch({ executablePath, args: FLAGS, env })
    cleanup(() => browser.close())
    const page = await browser.newPage()
    await page.setContent(PAGE)
    assert.equal(await page.innerText('p'), 'Pharos')
    assert.isAbove((await page.locator('p').boundingBox())!.width, 20)
  }).skip(process.platform !== 'linux' || process.arch !== 'x64', 'it is built for Linux on x64')
})
