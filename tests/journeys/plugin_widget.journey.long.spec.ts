// needs: cases
import { execFile } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'

import type { PageLayout, PageSection } from '#kernel/case/forms/page_layout'
import { aReport } from '#tests/factories/a_report'
import { openPage } from '#tests/browser/open_page'
import { openProduct } from '#tests/browser/product'
import { installPlugin } from '#tests/fixtures/install_plugin'
import { type ServerProcess, startServer } from '#tests/fixtures/server_process'
import { freshCopy } from '#tests/fresh_copy'
import { storedContent } from '#tests/journeys/kit/stored_content'
import { Session } from '#tests/journeys/screens/session'

/** Changes the sections of a page, in its document alone. */
function editPage(folder: string, page: string, change: (sections: PageSection[]) => void) {
  const file = join(folder, `form-schemas/icsr/${page}.ui.json`)
  const layout = JSON.parse(readFileSync(file, 'utf8')) as PageLayout
  change(layout.sections)
  writeFileSync(file, JSON.stringify(layout))
}

/** Has the widget give a number, which no element holds, for the blood group O. */
function spoilWidget(folder: string) {
  const file = join(folder, 'plugins/with_element/ui/blood_group.tsx')
  const source = readFileSync(file, 'utf8')
  const given = "target.value === 'O' ? (0 as never) : target.value"
  writeFileSync(file, source.replace('undefined : target.value', `undefined : ${given}`))
}

/** Moves the height of the patient, as an element stands on one page, in front of the narrative. */
function moveHeight(folder: string) {
  editPage(folder, 'patient', (sections) => {
    for (const section of sections) {
      section.fields = section.fields.filter(
        (field) => !('element' in field && field.element === 'D.4')
      )
    }
  })
  editPage(folder, 'narrative', ([first]) => first!.fields.unshift({ element: 'D.4', span: 4 }))
}

const FOLDER = 'tests/fixtures/plugins/with_slots'

test.group('A plugin that adds to the screens of cases', (group) => {
  let server: ServerProcess
  group.setup(async () => {
    await openProduct()
    const copy = freshCopy()
    installPlugin(copy.folder, 'with_element')
    installPlugin(copy.folder, 'with_slots')
    moveHeight(copy.folder)
    spoilWidget(copy.folder)
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, args, { cwd: copy.folder })
    await run('ace.ts', 'schema:compile')
    await run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error')
    server = await startServer({}, copy.folder)
    return async () => {
      await server.stop()
      copy.remove()
    }
  })

  /** A new case, and a window of somebody who may edit it. */
  async function begin() {
    const page = await openPage({ baseURL: server.address })
    const who = { username: 'entry', password: 'Pharos302' }
    const session = await Session.by(page.context().request, who)
    await session.enter('PH302', 0)
    const made = await session.insist('post', '/api/cases', aReport())
    return { page, ...(made as { id: string; caseNo: string }) }
  }

  test('has its field drawn by its widget among ours, with label and number, and it is saved', async ({
    assert,
  }) => {
    const { page, id } = await begin()
    // What judges the shape comes after the first value: that is judged all the same.
    const [asked, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route(/\/assets\/patient-/, async (route) => {
      asked.resolve()
      await late.promise
      await route.continue()
    })
    await page.goto(`/cases/${id}/pages/patient`)
    const blood = page.getByLabel(/D\.X\.1$/)
    const refusal = page.getByText('This kind of value cannot be kept here')
    await blood.selectOption('O')
    await asked.promise
    assert.equal(await refusal.count(), 0)
    late.resolve()
    await refusal.waitFor()
    await blood.selectOption('AB')
    await refusal.waitFor({ state: 'detached' })
    await page.getByLabel(/D\.X\.2$/).fill('ab12')
    await page.getByLabel(/D\.1$/).first().fill('A.B.')
    await page.keyboard.press('Control+s')
    await page.getByText('Saved as revision 2').waitFor()
    assert.deepInclude(await storedContent(id), { D_X_1: 'AB', D_X_2: 'AB12', D_1: 'A.B.' })
  })

  test('has a field for a line in the document of a page, without any code', async ({ assert }) => {
    const { page, id } = await begin()
    await page.goto(`/cases/${id}/pages/narrative`)
    const height = page.getByLabel(/D\.4$/)
    await height.fill('172')
    await page.keyboard.press('Control+s')
    await page.getByText('Saved as revision 2').waitFor()
    assert.deepInclude(await storedContent(id), { D_4: '172' })
    assert.equal(await page.locator('[data-path]').first().getAttribute('data-path'), 'D_4')
  })

  test('has its tab, its fact in the strip, its act in each row and its place in the palette', async ({
    assert,
  }) => {
    const { page, id, caseNo } = await begin()
    await page.goto(`/cases/${id}`)
    const strip = page.getByRole('term').filter({ hasText: 'Recall' })
    await strip.locator('..').getByText('No recall').waitFor()
    await page.getByRole('button', { name: 'Lots', exact: true }).click()
    await page.waitForURL(`**/cases/${id}/tabs/lots`)
    await page.getByText(`Lot of ${caseNo}`).waitFor()
    assert.equal(await page.title(), `${caseNo} · Lots · Pharos`)
    // A tab has the ways of every screen of a case, but not to itself.
    assert.equal(await page.getByRole('button', { name: 'Lots', exact: true }).count(), 0)
    await page.getByRole('button', { name: 'History' }).click()
    await page.waitForURL(`**/cases/${id}/history`)

    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('lots')
    await page.getByRole('option', { name: 'Lots' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/center/case')
    await page.getByRole('button', { name: `Lot of ${caseNo}` }).click()
    await page.getByRole('status').getByText(`Lot of ${caseNo}`).waitFor()
  })

  test('does all of it in fewer than a hundred lines', ({ assert }) => {
    const files = globSync(`${FOLDER}/**/*.{ts,tsx,json}`)
    const lines = files.map((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length)
    assert.isBelow(
      lines.reduce((sum, each) => sum + each, 0),
      100
    )
  })
})
