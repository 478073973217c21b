import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { printCounts } from '#tests/faults/kit/print_counts'
import { scriptPayloads } from '#tests/faults/kit/script_payloads'
import { watchForScripts } from '#tests/faults/kit/watch_for_scripts'
import { makeZip } from '#tests/files/make_zip'
import { checkDownload } from '#tests/journeys/kit/check_download'
import { importFile } from '#tests/journeys/kit/import_file'
import { notShown } from '#tests/journeys/kit/not_shown'
import { Person } from '#tests/journeys/kit/person'
import { readReport } from '#tests/journeys/kit/read_report'
import { until } from '#tests/until'

/** No slash: a name of a file cannot hold one. */
const FILE = '"><img src=x onerror=alert(document.domain)>.xml'

/** One report whose every kind of text is hostile. */
function hostileReport(): CaseContent {
  const rows = (row: (payload: string) => Record<string, string | boolean>) =>
    scriptPayloads.map((payload) => ({ id: randomUUID(), ...row(payload) }))
  return reportContent({
    C_1_1: 'XX-SCRIPTS-1',
    C_1_6_1: true,
    C_1_6_1_r: rows((payload) => ({ C_1_6_1_r_1: payload })),
    C_2_r: rows((payload) => ({
      ...{ C_2_r_1_1: payload, C_2_r_1_2: payload, C_2_r_1_4: payload },
      ...{ C_2_r_2_1: payload, C_2_r_2_3: payload, C_2_r_3: 'FR', C_2_r_4: '1' },
    })),
    C_3_2: scriptPayloads[1],
    D_1: scriptPayloads[0],
    E_i: rows((payload) => ({ E_i_1_2: payload, E_i_3_2a: true, E_i_7: '5' })),
    G_k: rows((payload) => ({ G_k_1: '1', G_k_2_2: payload })),
    H_1: scriptPayloads.join('\n'),
    H_2: scriptPayloads.join(' '),
  })
}

/** As many reports as payloads, so that each stands in the list of cases. */
const listed = () =>
  scriptPayloads.map((payload, index) =>
    reportContent({
      C_1_1: `XX-LISTED-${index}`,
      D_1: payload,
      E_i: [{ id: randomUUID(), E_i_1_2: payload, E_i_3_2a: true, E_i_7: '5' }],
      G_k: [{ id: randomUUID(), G_k_1: '1', G_k_2_2: payload }],
    })
  )

test.group('Scripts in what others send (fault 30)', () => {
  test('are shown as text on every screen, run nowhere, and leave in the XML as they came', async ({
    assert,
  }) => {
    // The last step provokes the one error that the page may print.
    const person = await Person.arrive('en', { expectErrors: /Content Security Policy/ })
    const { page, t } = person
    const watch = await watchForScripts(page)
    const screens: string[] = []
    const look = async (screen: string) => {
      await page.waitForLoadState('networkidle')
      await watch.check()
      screens.push(screen)
    }
    await person.begin('manager', 'PH900', 0)
    const content = hostileReport()
    const foreign = makeMessage(content)
      .toString('utf8')
      .replace(
        '<statusCode',
        `<x:y xmlns:x="urn:x" on="&lt;script>">&lt;script>hit=1&lt;/script></x:y>$&`
      )
    const sent = Buffer.from(foreign)
    const caseNo = await importFile(
      person,
      { name: FILE, mimeType: 'text/xml', buffer: sent },
      'new'
    )
    const dialog = page.getByRole('dialog')
    await dialog.getByText(FILE).first().waitFor()
    const zip = await makeZip({
      [scriptPayloads[0].replaceAll('/', '')]: makeMessage(...listed()),
      '<svg onload=alert(1)>.xml': 'no message <script>alert(1)</script>',
    })
    const choose = dialog.getByLabel(t('e2b:import.choose'))
    const archive = {
      name: '<script>alert(1)<script>.zip',
      mimeType: 'application/zip',
      buffer: zip,
    }
    await choose.setInputFiles(archive)
    await dialog.getByText('<svg onload=alert(1)>.xml').first().waitFor()
    await dialog.getByText(t('e2b:import.sum.refused', { count: 1 })).waitFor()
    await look('import')

    await page.goto('/center/case')
    for (const payload of scriptPayloads) {
      // Product, reaction and subject of one line.
      const line = page.getByRole('row').filter({ hasText: payload }).first()
      await line.waitFor()
      assert.isAtLeast(await line.getByText(payload, { exact: true }).count(), 3, payload)
    }
    await look('list')
    await page.goto(`/center/case?text=${encodeURIComponent(scriptPayloads[1])}`)
    assert.equal(await page.getByRole('searchbox').inputValue(), scriptPayloads[1])
    await look('list, asked for by its address')

    await page.goto('/center/case')
    await person.openCase(caseNo)
    const text = await page.locator('main').innerText()
    assert.deepEqual(notShown(content, text, 'en'), [])
    await page
      .locator('#unmapped')
      .getByRole('button', { name: t('cases:view.unmapped_show') })
      .click()
    await page.locator('#unmapped').getByText('{urn:x}y').first().click()
    await page.getByText('&#60;script&#62;hit=1').waitFor()
    await look('view')

    await person.editPage('patient')
    assert.equal(await person.field('D.1').inputValue(), scriptPayloads[0])
    await person.field('D.1').fill(scriptPayloads[1])
    await person.field('D.1.1.1').fill(scriptPayloads[7])
    await look('editor')
    await page.keyboard.press('Control+s')
    await person.text('cases:edit.all_saved').waitFor()
    await person.button('cases:act.history').click()
    await person.row(scriptPayloads[0], scriptPayloads[1]).waitFor()
    await person.row(scriptPayloads[7]).waitFor()
    await look('history')
    await person.button('cases:act.audit').click()
    await person.row(t('cases:acts.case_page_saved')).click()
    await page.getByRole('dialog').getByText(scriptPayloads[7]).waitFor()
    await look('audit')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.keyboard.type(caseNo)
    await page.getByRole('option', { name: caseNo }).waitFor()
    await look('palette')
    await page.keyboard.press('Escape')

    await person.button('cases:act.view').click()
    await person.button('e2b:export.act').click()
    const exporting = page.getByRole('dialog', { name: t('e2b:export.title') })
    await exporting.getByRole('combobox', { name: t('e2b:export.header') }).selectOption('received')
    await exporting.getByRole('textbox').fill(scriptPayloads[0])
    const left = exporting.getByRole('link', { name: t('e2b:export.download') })
    await left.waitFor()
    await look('export')
    const downloaded = page.waitForEvent('download')
    await left.click()
    const file = readFileSync(await (await downloaded).path())
    const changed = { ...content, D_1: scriptPayloads[1], D_1_1_1: scriptPayloads[7] }
    await checkDownload(assert, file, { ...readReport(sent), content: changed })
    printCounts('scripts', { payloads: scriptPayloads.length, screens, incidents: watch.incidents })
    assert.deepEqual(watch.incidents, [])

    // The watch is awake: a script that does get into the page is barred and told.
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.hit = 99'
      document.body.append(script)
    })
    await until('an incident', () => watch.incidents.length > 0)
    assert.lengthOf(watch.incidents, 1)
    assert.match(watch.incidents[0], /script-src/)
  })
})
