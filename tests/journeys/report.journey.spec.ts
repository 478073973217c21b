// needs: demo
import { readFileSync } from 'node:fs'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'

import { valueOf } from '#kernel/case/content/leaf'
import type { ReadReport } from '#plugins/e2b/message/reader'
import { checkDownload } from '#tests/journeys/kit/check_download'
import { importFile } from '#tests/journeys/kit/import_file'
import { notShown } from '#tests/journeys/kit/not_shown'
import { Person } from '#tests/journeys/kit/person'
import { readReport } from '#tests/journeys/kit/read_report'
import { languagesOf } from '#tests/journeys/kit/words'

const SAMPLE = 'plugins/demo/samples/partner_report.xml'
/** Each language imports into an environment of its own, where the report is new. */
const places = {
  en: { code: 'PH302', environment: 0 },
  zh: { code: 'PH302', environment: 1 },
} as const
const environments = { en: 'Test', zh: '正式环境' } as const
const wrongPassword = { en: 'Wrong password', zh: '密码错误' } as const

async function signIn(person: Person) {
  const { page, t, lang } = person
  await person.signIn('manager', 'Wrong1234')
  await page.getByRole('alert').filter({ hasText: wrongPassword[lang] }).waitFor()
  await person.look('sign-in')
  await person.signIn('manager')
  await page.getByRole('heading', { name: t('project.title') }).waitFor()
  await person.look('projects')
  const { code, environment } = places[lang]
  await person.enter(code, environment)
  await page.getByRole('banner').getByText(environments[lang], { exact: true }).waitFor()
  await person.look('list')
}

async function importAndOpen(person: Person) {
  const caseNo = await importFile(person, SAMPLE, 'new')
  await person.look('import')
  await person.link(caseNo).click()
  await person.page.getByRole('heading', { name: caseNo }).waitFor()
}

async function read(person: Person, { content }: ReadReport, assert: Assert) {
  const shown = await person.page.locator('main').innerText()
  assert.deepEqual(notShown(content, shown, person.lang), [], 'values that the view leaves out')
  await person.look('view')
}

async function edit(person: Person, assert: Assert) {
  const { page, t } = person
  await person.editPage('patient')
  // The rules speak while one types, about what is too long and about what is not precise enough.
  await person.field('D.1').fill('X'.repeat(61))
  await person.finding('D.1').waitFor()
  await person.field('D.1').fill('J.S.')
  await person.finding('D.1').waitFor({ state: 'detached' })
  await person.field('D.2.1').fill('2025-03')
  await person.finding('D.2.1').waitFor()
  await person.look('edit-findings')
  await person.field('D.2.1').fill('')
  await person.field('D.2.1').press('F2')
  await page.getByRole('menuitem', { name: /^MSK/ }).click()
  await person.field('D.6').fill('202503')
  await person.text('cases:edit.unsaved', { count: 3 }).waitFor()
  await person.look('edit')
  await page.keyboard.press('Control+s')
  await person.text('cases:edit.saved', { revision: 2 }).waitFor()
  await person.look('edit-saved')
  await person.text('cases:edit.all_saved').waitFor()
  // A message goes by itself.
  await person.text('cases:edit.saved', { revision: 2 }).waitFor({ state: 'detached' })
  await page.reload()
  assert.equal(await person.field('D.6').inputValue(), '2025-03')
  assert.equal(await person.field('D.1').inputValue(), 'J.S.')
  await page
    .getByRole('button', { name: t('forms.null_flavour') })
    .getByText('MSK')
    .waitFor()
}

async function compare(person: Person, before: string) {
  await person.button('cases:act.history').click()
  await person.row('D.1', before, 'J.S.').waitFor()
  await person.row('D.6', '2025-03').waitFor()
  await person.row('D.2.1', 'MSK').waitFor()
  await person.look('history')
}

async function audit(person: Person) {
  const { page, t } = person
  const imported = t('cases:acts.case_imported')
  const saved = t('cases:acts.case_page_saved')
  await person.button('cases:act.audit').click()
  await person.row(imported).waitFor()
  await person.row(saved).waitFor()
  await person.look('audit')
  const filter = (key: string) =>
    page.getByRole('search').getByRole('button', { name: t(key), exact: true })
  await filter('forms.elements.label').click()
  await page.getByRole('combobox', { name: t('forms.elements.label') }).fill('D.6')
  await page.getByRole('option', { name: /D\.6$/ }).click()
  await filter('cases:audit.act').click()
  await page.getByRole('menuitem', { name: saved }).click()
  await person.row(imported).waitFor({ state: 'detached' })
  await person.row(saved, 'Lin Xia').getByRole('button').first().press('Enter')
  await page.getByRole('dialog').getByText('2025-03').waitFor()
  await person.look('audit-line')
  await page.keyboard.press('Escape')
  await person.row(saved).waitFor()
}

async function download(person: Person, sent: ReadReport, assert: Assert) {
  await person.button('cases:act.view').click()
  await person.button('e2b:export.act').click()
  const { page, t } = person
  const dialog = page.getByRole('dialog', { name: t('e2b:export.title') })
  const receiver = dialog.getByRole('definition').nth(3)
  await dialog.getByText(/_v1_r2\.xml$/).waitFor()
  await dialog.getByRole('combobox', { name: t('e2b:export.header') }).selectOption('received')
  await receiver.getByText(String(valueOf(sent.envelope.N_2_r_3)), { exact: true }).waitFor()
  const reason = dialog.getByRole('textbox')
  const act = dialog.getByRole('link', { name: t('e2b:export.download') })
  if ((await reason.count()) > 0) {
    assert.equal(await act.count(), 0, 'errors need a reason')
    await reason.fill('The partner has asked for it.')
  }
  await person.look('export')
  const downloaded = page.waitForEvent('download')
  await act.click()
  const saved = await downloaded
  assert.match(saved.suggestedFilename(), /_v1_r2\.xml$/)
  const file = await saved.path()
  const changed = { D_1: 'J.S.', D_6: '2025-03', D_2_1: { nullFlavor: 'MSK' } }
  const content = { ...sent.content, ...changed }
  await checkDownload(assert, readFileSync(file), { ...sent, content })
}

async function signOut({ page, t }: Person) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Lin Xia/ })
    .click()
  await page.getByRole('menuitem', { name: t('shell.log_out') }).click()
  await page.waitForURL('**/login')
  // What was on the screen is not there any more, not even for the Back key.
  await page.goBack()
  await page.waitForURL('**/login')
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`A report goes in, is edited and comes out (${lang})`, () => {
    test('sign in, import, read, edit, compare, audit, download, sign out', async ({ assert }) => {
      const person = await Person.arrive(lang)
      const sent = readReport(readFileSync(SAMPLE))
      await signIn(person)
      await importAndOpen(person)
      await read(person, sent, assert)
      await edit(person, assert)
      await compare(person, String(valueOf(sent.content.D_1)))
      await audit(person)
      await download(person, sent, assert)
      await signOut(person)
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
