// needs: as2, gateway, simulator
import type { Locator } from 'playwright'
import { test } from '@japa/runner'

import { destinationFields } from '#plugins/gateway/contract/destination_fields'
import { makeSoundCase } from '#plugins/gateway/tests/arrive'
import { regulatorFields } from '#plugins/simulator/contract/regulator_fields'
import { asUser } from '#tests/factories/as_actor'
import { changeRow } from '#tests/factories/change_row'
import { makeProject, type TestProject, unique } from '#tests/factories/make_project'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { fill, save } from '#tests/journeys/kit/fill_form'
import { Person } from '#tests/journeys/kit/person'
import { until } from '#tests/until'
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

/** Has this installation play a regulator; the name of its connection. */
async function play(person: Person, name: string, rule: string, remarks = ''): Promise<string> {
  const { page, t, lang } = person
  await page.goto('/company/simulator/add')
  await page.getByRole('heading', { name: t('simulator:regulator.new') }).waitFor()
  await fill(person, regulatorFields, {
    name,
    serves: regulatorFields.serves.of[0].label[lang],
    rule: regulatorFields.rule.of.find(({ value }) => value === rule)!.label[lang],
    ...(remarks && { remarks }),
  })
  await page.getByLabel(regulatorFields.delaySeconds.label[lang]).fill('0')
  await person.look('regulator-new')
  await save(person, name)
  return `Simulator: ${name}`
}

/** A destination in test that goes by a connection. */
async function aim(person: Person, code: string, region: string, connection: string) {
  const { page, t, lang } = person
  await page.goto('/system/submit/add')
  await page.getByRole('heading', { name: t('gateway:admin.new_destination') }).waitFor()
  await fill(person, destinationFields, {
    ...{ code, name: `Authority ${code}`, authority: unique('A'), connectionId: connection },
    region: destinationFields.region.of.find(({ value }) => value === region)!.label[lang],
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
}

/** Submits the case of the row that is open to a destination. */
async function submit(person: Person, caseNo: string, code: string) {
  const { page, t } = person
  const beside = page.getByRole('complementary', { name: t('gateway:panel.of', { caseNo }) })
  await beside.getByRole('tab', { name: code }).click()
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
  const send = t('gateway:check.submit', { destination: code })
  await dialog.getByRole('button', { name: send }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Looks at a group of the list until something is in it: a worker and the regulators are at work. */
async function answered({ page }: Person, group: string, wanted: Locator) {
  await until(`${group} cases`, async () => {
    await page.goto(`/submit?group=${group}`)
    await page.getByRole('search').waitFor()
    return wanted.isVisible()
  })
}

/** Two regulators that are played, each with a destination, and who submits to them. */
async function twoRegulators(lang: Language, project: TestProject) {
  const submitter = await makeUser({ project, permissions })
  const admin = await arrive(lang, await makeUser({ project, administers: 'company' }))
  const accepting = await play(admin, unique('Accepts'), 'accept')
  const remark = 'D.1: the initials must have three letters'
  const rejecting = await play(admin, unique('Rejects'), 'reject', remark)
  const person = await arrive(lang, submitter)
  await aim(person, 'ONE', 'CN', accepting)
  await aim(person, 'TWO', 'EU', rejecting)
  return { admin, person, submitter, remark }
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Regulators by AS2 (${lang})`, () => {
    test('one case goes to two of them; one accepts, one rejects; then it is nullified', async ({
      assert,
    }) => {
      const project = await makeProject()
      const world = await twoRegulators(lang, project)
      const { person, admin, submitter, remark } = world
      const { page, t } = person
      const made = await asUser(submitter, () => makeSoundCase({ C_1_1: unique('FR-OWN') }))
      const { caseNo } = made
      await page.goto('/submit')
      await person.row(caseNo, 'ONE').click()
      await submit(person, caseNo, 'ONE')
      await submit(person, caseNo, 'TWO')
      await answered(person, 'answered', person.row(caseNo, 'ONE', t('gateway:state.accepted')))
      await answered(person, 'failed', person.row(caseNo, 'TWO'))
      await person.row(caseNo, 'TWO').click()
      await page.getByText(remark).waitFor()
      await person.look('regulators-rejected')
      await admin.page.goto('/company/simulator')
      await admin.row('Accepts').click()
      await admin.page.getByText(`ONE-${caseNo}-1`).waitFor()
      await admin.look('regulator-received')

      await changeRow('cases', made.id, { status: 'ARCHIVED' })
      await page.goto(`/cases/${made.id}`)
      await page.getByRole('button', { name: t('cases:versions.act'), exact: true }).click()
      await page
        .getByRole('menuitem')
        .filter({ hasText: t('cases:versions.nullification') })
        .click()
      const dialog = page.getByRole('dialog')
      await dialog
        .getByLabel(t('cases:versions.reason'))
        .fill(lang === 'zh' ? '重复录入' : 'Entered twice')
      await dialog.getByRole('button', { name: t('cases:versions.create'), exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
      await page.goto('/submit?group=due')
      await person.row(caseNo, 'ONE').click()
      await submit(person, caseNo, 'ONE')
      const second = page.getByText(`ONE-${caseNo}-2`).first()
      await answered(person, 'answered', person.row(caseNo, 'ONE', t('gateway:state.accepted')))
      await person.row(caseNo, 'ONE').click()
      await second.waitFor()
      await person.look('regulators-nullified')
      await admin.page.goto('/company/gateway/refused')
      await admin.text('as2:refused.none').waitFor()
      await admin.look('refused-none')
      assert.deepEqual([...admin.faults, ...person.faults], [], 'what axe-core calls serious')
    })
  })
}
