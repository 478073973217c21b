// needs: coding, organisation
import { test } from '@japa/runner'

import { projectFields } from '#kernel/tenancy/projects/project_fields'

import {
  drugFields,
  drugReferenceFields,
  serverFields,
  sponsorFields,
} from '#plugins/organisation/contract'

import { fill, option, save } from '#tests/journeys/kit/fill_form'
import { makeCompany } from '#tests/journeys/kit/make_company'
import type { Person } from '#tests/journeys/kit/person'
import { languagesOf, type Language } from '#tests/journeys/kit/words'

/** A company of this journey with its administrator. */
const arrive = (lang: Language, type: 1 | 2) =>
  makeCompany(lang, {
    name: companyName(lang, type),
    type,
    username: `journey${type}${lang}`,
    maxProjects: 1,
  })

const companyName = (lang: Language, type: 1 | 2) => `Journey ${type} ${lang}`

/** One expected reaction by the search, the others from a list: nothing of it while a line is unknown. */
async function takeReactions(person: Person) {
  const { page, t, lang } = person
  const code = (row: number) =>
    page.getByLabel(`${drugReferenceFields.reactions.fields.code.label[lang]} ${row}`)
  await person.button('coding:pick.open').click()
  await page.getByRole('combobox', { name: t('coding:pick.search') }).fill('90100001')
  await page.getByRole('option').filter({ hasText: '90100001' }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.locator('input[value="90100001"]').waitFor()
  await person.button('coding:paste.open').click()
  const dialog = page.getByRole('dialog', { name: t('coding:paste.title') })
  const list = dialog.getByLabel(t('coding:paste.label'))
  await list.fill('90100004\nno such term\nDemo enzyme raised')
  const take = dialog.getByRole('button', { name: t('coding:paste.take', { count: 3 }) })
  await take.click()
  await dialog.getByText(t('coding:paste.line', { number: 2, text: 'no such term' })).waitFor()
  await person.look('reactions-unknown')
  await list.fill('90100004\n90100001\nDemo enzyme raised')
  await take.click()
  await dialog.waitFor({ state: 'detached' })
  await person.text('organisation:references.known', { count: 1 }).waitFor()
  const codes = await Promise.all([1, 2, 3].map((row) => code(row).inputValue()))
  if (codes.join() !== '90100001,90100004,90100007') throw new Error(codes.join())
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Organisation (${lang})`, () => {
    test('the platform makes a company of type 1; its administrator a server, a project and a drug that stays while the project has it', async ({
      assert,
    }) => {
      const { platform, administrator: person } = await arrive(lang, 1)
      const name = companyName(lang, 1)
      const { page, t } = person
      await person.look('company-home')
      assert.equal(await page.getByText(t('organisation_server:screens.sponsors')).count(), 0)

      await page.goto('/company/server/add')
      await fill(person, serverFields, { name: 'Server A', description: 'First' })
      await save(person, 'Server A')

      await page.goto('/company/project/info')
      await fill(person, projectFields, {
        code: 'J-1',
        name: 'Journey project',
        type: option(projectFields.type, 2, lang),
        startDate: '2026-02-30',
      })
      await person.button('admin.save').click()
      await page.getByRole('alert').first().waitFor()
      await fill(person, projectFields, { startDate: '2026-02-28' })
      await person.look('project-new')
      await save(person, 'J-1')
      await person.look('projects')
      await page.goto('/company/project/info')
      await fill(person, projectFields, {
        code: 'J-2',
        name: 'One too many',
        type: option(projectFields.type, 1, lang),
      })
      await person.button('admin.save').click()
      await page
        .getByRole('alert')
        .filter({ hasText: /maximum|上限/ })
        .waitFor()

      await page.goto('/company/drug/add')
      await person.button('admin.save').click()
      await page.getByRole('alert').first().waitFor()
      await fill(person, drugFields, {
        nameEn: 'Journinib',
        drugClass: option(drugFields.drugClass, 2, lang),
      })
      await fill(person, drugFields, { projects: 'J-1' })
      await save(person, 'Journinib')
      await person.row('Journinib').getByText('Journinib').click()
      await person.button('organisation:references.new').click()
      await fill(person, drugReferenceFields, {
        market: option(drugReferenceFields.market, 'CN', lang),
        suVersion: '1.0',
      })
      await takeReactions(person)
      await person.look('reference-new')
      await save(person, '1.0')

      await page.goto('/company/drug')
      await person.row('Journinib').getByText('Journinib').click()
      await page.getByText('1.0').waitFor()
      await person.look('drug')
      await person.button('admin.delete').click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('admin.delete') })
        .click()
      await page.getByRole('alert').filter({ hasText: 'J-1' }).waitFor()
      await person.look('drug-in-use')

      await fill(person, drugFields, { details: 'Not saved' })
      await page
        .getByRole('link', { name: t('kernel_server:screens.projects'), exact: true })
        .click()
      await person.text('shell.unsaved').waitFor()
      await person.look('leave')
      await person.button('act.leave').click()
      await person.row('J-1').getByText('J-1').click()
      await person.button('admin.projects.close.act').click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('admin.projects.close.act') })
        .click()
      await person.text('admin.projects.status.closed').first().waitFor()
      await person.look('project-closed')

      await platform.page.goto('/admin/company/list')
      await platform.row(name).getByText(name).click()
      await platform.button('admin.delete').click()
      await platform.page
        .getByRole('dialog')
        .getByRole('button', { name: t('admin.delete') })
        .click()
      await platform.page.getByRole('alert').filter({ hasText: 'J-1' }).waitFor()
      assert.deepEqual([...platform.faults, ...person.faults], [], 'what axe-core calls serious')
    })

    test('the platform makes a company of type 2, whose administrator keeps its sponsors and deletes several at once', async ({
      assert,
    }) => {
      const { platform, administrator: person } = await arrive(lang, 2)
      const { page, t } = person
      assert.equal(await page.getByText(t('organisation_server:screens.drugs')).count(), 0)
      for (const name of ['Sponsor A', 'Sponsor B', 'Sponsor C']) {
        await page.goto('/company/sponsor/info')
        await fill(person, sponsorFields, { name, contact: 'Ann', contactPhone: '12345' })
        await save(person, name)
      }
      await page.getByRole('searchbox').fill('sponsor c')
      await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1)
      await page.getByRole('searchbox').fill('')
      await person.row('Sponsor A').waitFor()
      const saving = page.waitForEvent('download')
      await person.button('admin.export').click()
      assert.equal((await saving).suggestedFilename(), 'sponsors.csv')
      const row = person.row('Sponsor A').getByRole('link', { name: 'Sponsor A' })
      await row.focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/company\/sponsor\/info\/[\da-f-]{36}\?companyId=/)
      await page.goBack()
      // A list of the back office keeps the columns that somebody wants, as every list does.
      const phone = sponsorFields.contactPhone.label[lang]
      const kept = page.waitForResponse((answer) => answer.url().includes('/user/lists/'))
      await person.button('table.columns').click()
      await page.getByRole('checkbox', { name: phone }).uncheck()
      assert.equal((await kept).status(), 200)
      await page.reload()
      await person.row('Sponsor A').waitFor()
      assert.equal(await page.getByRole('columnheader', { name: phone }).count(), 0)
      for (const name of ['Sponsor A', 'Sponsor B']) {
        await person.row(name).getByRole('checkbox').check()
      }
      await person.look('sponsors-chosen')
      await person.button('admin.delete').click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('admin.delete') })
        .click()
      await person.text('admin.deleted_many', { count: 2 }).waitFor()
      await person.row('Sponsor C').waitFor()
      await page.getByText('Sponsor A').waitFor({ state: 'detached' })
      assert.deepEqual([...platform.faults, ...person.faults], [], 'what axe-core calls serious')
    })
  })
}
