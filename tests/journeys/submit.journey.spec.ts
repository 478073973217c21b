// needs: drop, gateway
import type { Locator } from 'playwright'
import { test } from '@japa/runner'

import { connectionFields } from '#plugins/gateway/contract/connection_fields'
import { destinationFields } from '#plugins/gateway/contract/destination_fields'
import { makeSoundCase } from '#plugins/gateway/tests/arrive'
import { anAcknowledgement } from '#tests/invented/acknowledgement'
import { asUser } from '#tests/factories/as_actor'
import { makeProject, unique } from '#tests/factories/make_project'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { workOffJobs } from '#tests/factories/work_off_jobs'
import { fill, save } from '#tests/journeys/kit/fill_form'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf, type Language } from '#tests/journeys/kit/words'
import { Session } from '#tests/journeys/screens/session'

const permissions = [
  ...(['CASE_DATA', 'CASE_EDIT', 'CASE_DECLARE', 'CASE_DECLARE_CONF', 'PROCESS_ENTRY'] as const),
]

/** Somebody at the test environment of their project. */
async function arrive(lang: Language, user: TestUser): Promise<Person> {
  const person = await Person.arrive(lang)
  const session = await Session.by(person.page.context().request, user)
  await session.enter(user.project.code, 0)
  return person
}

/** A folder by which messages leave, tried before it is used. */
async function connect(person: Person, name: string) {
  const { page, t, lang } = person
  await page.goto('/company/gateway/add')
  await page.getByRole('heading', { name: t('gateway:admin.new_connection') }).waitFor()
  const serves = connectionFields.serves.of[0].label[lang]
  await fill(person, { ...connectionFields }, { name, serves })
  await page.getByRole('combobox', { name: connectionFields.transport.label[lang] }).click()
  await page.getByRole('option', { name: lang === 'zh' ? '文件夹' : 'Folder' }).click()
  await page
    .getByRole('group', { name: t('gateway:admin.transport') })
    .getByRole('textbox')
    .fill(unique('f'))
  await person.look('connection-new')
  await save(person, name)
  await person.row(name).click()
  await person.button('gateway:admin.test').click()
  await person.text('gateway:admin.test_done').waitFor()
  await person.look('connection-tested')
}

/** A destination that is taken from its set-up into test. */
async function aim(person: Person, code: string, connection?: string) {
  const { page, t, lang } = person
  await page.goto('/system/submit/add')
  await page.getByRole('heading', { name: t('gateway:admin.new_destination') }).waitFor()
  await fill(person, destinationFields, {
    ...{ code, name: `Authority ${code}`, authority: unique('A') },
    region: destinationFields.region.of.find(({ value }) => value === 'EU')!.label[lang],
    ...(connection && { connectionId: connection }),
    ...{ batchSender: 'OWN', batchReceiver: 'THEIRS' },
    ...{ messageSender: 'OWN', messageReceiver: 'THEIRS' },
  })
  await save(person, code)
  await person.row(code).click()
  await person.button('gateway:stage.go').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('gateway:stage.go') })
    .click()
  await page
    .getByText(t('gateway:stage.done', { code, stage: t('gateway:stage.in_test') }))
    .waitFor()
  await person.look(`destination-${connection ? 'folder' : 'portal'}`)
}

/** The case of a row of the list, at one of its destinations. */
async function openAt(person: Person, caseNo: string, code: string): Promise<Locator> {
  const { page, t } = person
  const beside = page.getByRole('complementary', { name: t('gateway:panel.of', { caseNo }) })
  await beside.getByRole('tab', { name: code }).click()
  return beside
}

/** Submits the case at the destination that is shown, whatever the rules warn of. */
async function submit(person: Person, beside: Locator, code: string) {
  const { page, t } = person
  const confirm = beside.getByRole('button', { name: t('gateway:deed.confirm'), exact: true })
  const lead = beside.getByRole('button', {
    name: new RegExp(`^(${t('gateway:deed.submit')}|${t('gateway:deed.again')})$`),
  })
  await confirm.or(lead).waitFor()
  if (await confirm.isVisible()) await confirm.click()
  await lead.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('status').or(dialog.getByRole('checkbox')).first().waitFor()
  await dialog.locator('[aria-busy=false]').first().waitFor()
  const over = dialog.getByRole('checkbox')
  if (await over.isVisible()) await over.check()
  await person.look('submit-check')
  await dialog.getByRole('button', { name: t('gateway:check.preview') }).click()
  await dialog.getByText('MCCI_IN200100UV01').first().waitFor()
  await person.look('submit-preview')
  await dialog
    .getByRole('button', { name: t('gateway:check.submit', { destination: code }) })
    .click()
  await dialog.waitFor({ state: 'detached' })
}

/** Fetches the file for the portal, uploads it there as it were, and enters what the portal said. */
async function upload(person: Person, beside: Locator) {
  const { page, t } = person
  const downloaded = page.waitForEvent('download')
  await beside.getByRole('button', { name: t('gateway:deed.fetch') }).click()
  await (await downloaded).path()
  await beside.getByRole('button', { name: t('gateway:deed.receipt') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('gateway:asked.receipt.number')).fill('RECEIPT 1')
  await person.look('submit-receipt')
  await dialog.getByRole('button', { name: t('gateway:deed.receipt') }).click()
  await beside.getByText(t('gateway:state.delivered')).first().waitFor()
}

/** Uploads an acknowledgement, which finds its submission by itself. */
async function answer(person: Person, given: Parameters<typeof anAcknowledgement>[0]) {
  const { page, t } = person
  await page.getByRole('button', { name: t('gateway:answers.upload') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({
    ...{ name: `${unique('ack')}.xml`, mimeType: 'application/xml' },
    buffer: Buffer.from(anAcknowledgement({ number: unique('ACK'), ...given })),
  })
  await dialog.getByText(t('gateway:arrival.matched')).waitFor()
  await person.look('answers-upload')
  await dialog.getByRole('button', { name: t('act.close') }).click()
  await dialog.waitFor({ state: 'detached' })
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Submissions (${lang})`, () => {
    test('a case goes to a folder and to a portal; one accepts, one rejects at a field, and accepts what was corrected', async ({
      assert,
    }) => {
      const project = await makeProject()
      const submitter = await makeUser({ project, permissions })
      const administrator = await makeUser({ project, administers: 'company' })
      const number = unique('FR-OWN')
      const made = await asUser(submitter, () => makeSoundCase({ C_1_1: number }))
      const { caseNo } = made

      const admin = await arrive(lang, administrator)
      const folder = unique('Folder')
      await connect(admin, folder)
      const person = await arrive(lang, submitter)
      const { page, t } = person
      await aim(person, 'EMA', folder)
      await aim(person, 'PORTAL')

      await page.goto('/submit')
      await person.row(caseNo).waitFor()
      await person.look('submissions')
      await submit(person, await openAt(person, caseNo, 'EMA'), 'EMA')
      await workOffJobs()
      const beside = await openAt(person, caseNo, 'EMA')
      await beside.getByText(t('gateway:act.delivered')).first().waitFor()
      await openAt(person, caseNo, 'PORTAL')
      await submit(person, beside, 'PORTAL')
      await upload(person, beside)
      await person.look('submissions-under-way')

      await answer(person, {
        batchNumber: `EMA-${caseNo}-1`,
        reports: [{ number, code: 'CA' }],
      })
      const remark = 'D.1: the initials must have three letters'
      await answer(person, {
        batchNumber: `PORTAL-${caseNo}-1`,
        reports: [{ number, code: 'CR', texts: [remark] }],
      })
      await page.goto('/submit?group=answered')
      await person.row(caseNo, 'EMA', t('gateway:state.accepted')).waitFor()
      await page.goto('/submit?group=failed')
      await person.row(caseNo, 'PORTAL').click()
      await page.getByText(remark).waitFor()
      await person.look('submissions-remark')

      await page.keyboard.press('f')
      await page.waitForURL('**/pages/patient#D_1')
      const marks = { name: t('gateway:remark.count', { count: 1 }), exact: true }
      await page.getByRole('button', marks).click()
      await page.getByRole('dialog').getByText(remark).waitFor()
      await person.look('remark-at-field')
      await page.keyboard.press('Escape')
      await person.field('D.1').fill('ABC')
      await person.save().click()
      await page
        .getByText(t('cases:edit.saved', { revision: 2 }))
        .first()
        .waitFor()

      await page.goto(`/cases/${made.id}/tabs/submissions`)
      await person.text('gateway:status.3').first().waitFor()
      await person.look('case-submissions')
      await page.goto('/submit?group=failed')
      await person.row(caseNo, 'PORTAL').click()
      const again = await openAt(person, caseNo, 'PORTAL')
      await submit(person, again, 'PORTAL')
      await upload(person, again)
      await answer(person, {
        batchNumber: `PORTAL-${caseNo}-2`,
        reports: [{ number, code: 'CA' }],
      })
      await page.goto('/submit?group=answered')
      await person.row(caseNo, 'PORTAL', t('gateway:state.accepted')).waitFor()
      await page.goto('/submit/calendar')
      await page.getByRole('table').waitFor()
      await person.look('submit-calendar')
      assert.deepEqual([...admin.faults, ...person.faults], [], 'what axe-core calls serious')
    })
  })
}
