// needs: demo
import { test } from '@japa/runner'

import { aReport } from '#tests/factories/a_report'
import { changeRow } from '#tests/factories/change_row'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { importFile } from '#tests/journeys/kit/import_file'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'
import { Session } from '#tests/journeys/screens/session'

import { defaultDefinition } from '#plugins/process/definition/default_definition'

const ended = defaultDefinition.nodes.find(({ kind }) => kind === 'ended')!.key

/** A case of the one who enters cases, as a regulator knows it, archived. */
async function anArchivedCase(person: Person, number: string) {
  const who = { username: 'entry', password: 'Pharos302' }
  const session = await Session.by(person.page.context().request, who)
  await session.enter('PH302', 0)
  const report = aReport({ C_1_1: number, C_1_5: '2026-01-02', C_1_8_1: number })
  const made = (await session.insist('post', '/api/cases', report)) as {
    id: string
    caseNo: string
  }
  await changeRow('cases', made.id, { status: ended })
  return made
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`The versions of a case (${lang})`, () => {
    test('are a follow-up with its day, old and new side by side, and a nullification that ends the chain', async () => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      const { id } = await anArchivedCase(person, `CN-CHAIN-${lang}`)
      const ask = async (kind: string) => {
        await page.goto(`/cases/${id}`)
        await page.getByRole('button', { name: t('cases:versions.act'), exact: true }).click()
        await page
          .getByRole('menuitem')
          .filter({ hasText: t(`cases:versions.${kind}`) })
          .click()
      }
      const create = page
        .getByRole('dialog')
        .getByRole('button', { name: t('cases:versions.create'), exact: true })
      await person.begin('entry')
      await ask('follow-up')
      const day = page.getByRole('dialog').getByLabel(t('cases:versions.received'))
      await day.fill('2026-01-01')
      await person.text('cases:versions.received_wrong', { before: '2026-01-02' }).waitFor()
      await day.fill('2026-02-03')
      await person.look('follow-up')
      await create.click()
      await page
        .getByText(t('cases:version.follow_up', { number: 1 }))
        .first()
        .waitFor()
      await person.look('follow-up-beside')

      await changeRow('cases', id, { status: ended })
      await ask('nullification')
      await page
        .getByRole('dialog')
        .getByLabel(t('cases:versions.reason'))
        .fill(lang === 'zh' ? '重复录入' : 'Entered twice')
      await create.click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await page.goto(`/cases/${id}/tabs/versions`)
      await page.getByText(lang === 'zh' ? '重复录入' : 'Entered twice').waitFor()
      await person.look('chain')
    })

    test('of a message are held, released by the archive, and accepted by keys', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry', 'PH900', 0)
      const first = reportContent({ C_1_1: `XX-WAITS-${lang}`, C_1_8_1: `XX-WAITS-${lang}` })
      const file = (name: string, content: Parameters<typeof makeMessage>[0]) => ({
        ...{ name, mimeType: 'text/xml', buffer: makeMessage(content) },
      })
      const caseNo = await importFile(person, file(`${lang}-1.xml`, first), 'new')
      await page.getByRole('link', { name: caseNo }).first().click()
      await page.getByRole('heading', { name: caseNo }).waitFor()
      const id = new URL(page.url()).pathname.split('/')[2]!
      await page.goto('/center/case')
      await changeRow('cases', id, { status: ended })
      const second = { ...first, C_1_5: '2026-02-01', H_1: 'More is known.' }
      await importFile(person, file(`${lang}-2.xml`, second), 'ask_follow-up')
      await page.goto('/center/case')
      const third = { ...second, C_1_5: '2026-03-01', H_1: 'Even more is known.' }
      await importFile(person, file(`${lang}-3.xml`, third), 'ask_follow-up')

      /** Opens the message that came first, which is beside the case then. */
      const compare = async () => {
        await page.goto(`/cases/${id}/tabs/incoming`)
        const open = page.getByRole('button', { name: t('e2b:incoming.open'), exact: true })
        await open.first().waitFor()
        const waiting = await open.count()
        await open.first().click()
        await page.getByRole('table', { name: t('e2b:incoming.title') }).waitFor()
        return waiting
      }
      const createdBy = (number: number) =>
        page.getByRole('button', {
          name: t('e2b:incoming.create', { version: t('cases:version.follow_up', { number }) }),
        })
      assert.equal(await compare(), 2)
      await page.getByText(t('e2b:incoming.others', { count: 1 })).waitFor()
      await person.look('four-columns')
      // All of the page is kept, and accepted after all; then one by one.
      await page.keyboard.press('Control+Shift+S')
      await page.keyboard.press('Control+Shift+A')
      await page.keyboard.press('n')
      await page.keyboard.press('a')
      assert.isTrue(await createdBy(1).isEnabled())
      await page.keyboard.press('Control+Enter')
      await page.waitForURL((url) => url.pathname === `/cases/${id}`)
      await page
        .getByText(t('cases:version.follow_up', { number: 1 }))
        .first()
        .waitFor()

      // The version is open: the other message is held for it.
      assert.equal(await compare(), 1)
      await person.text('e2b:incoming.waits.still_open').waitFor()
      assert.isFalse(await createdBy(2).isEnabled())
      await person.look('held')
      await changeRow('cases', id, { status: ended })
      assert.equal(await compare(), 1)
      const narrative = page.getByRole('row').filter({ hasText: 'Even more is known.' })
      assert.equal(
        await narrative.getByText('More is known.', { exact: true }).count(),
        2,
        'what the case says, and what the message before it said'
      )
      for (let at = 0; at < 2; at++) {
        await page.keyboard.press('n')
        await page.keyboard.press('a')
      }
      assert.isTrue(await createdBy(2).isEnabled())
      await page.keyboard.press('Control+Enter')
      await page.waitForURL((url) => url.pathname === `/cases/${id}`)
      await page
        .getByText(t('cases:version.follow_up', { number: 2 }))
        .first()
        .waitFor()
      await page.goto(`/cases/${id}/tabs/incoming`)
      await person.text('e2b:incoming.none').waitFor()
    })
  })
}
