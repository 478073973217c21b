// needs: demo, sur
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Periodic reports (${lang})`, () => {
    test('are set up, opened for a period, written section by section and commented on', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      // The Chinese walk sets up the one kind, the English one the other: each project has one of each.
      const kind = lang === 'zh' ? 'PSUR' : 'DSUR'
      const begun = lang === 'zh' ? '2024-03-01' : '2025-03-01'
      await person.begin('manager', lang === 'zh' ? 'PH302' : 'PH900', 0)
      await page
        .getByRole('navigation', { name: t('shell.menu') })
        .getByRole('link', { name: kind })
        .click()
      await person.look('periodic-empty')
      await page
        .getByRole('button', { name: t('sur:setup.open') })
        .last()
        .click()
      await page.getByRole('textbox', { name: t('sur:setup.product'), exact: true }).fill('PH-77')
      await page
        .getByRole('textbox', { name: t(`sur:setup.birth_date.${kind}`) })
        .fill('2025-13-01')
      await page.getByRole('button', { name: t('sur:setup.save') }).click()
      await page.getByText(t('sur:setup.no_day')).waitFor()
      await person.look('periodic-setup-refused')
      await page.getByRole('textbox', { name: t(`sur:setup.birth_date.${kind}`) }).fill(begun)
      const name = 'Lin Xia 林夏'
      await page.getByRole('combobox', { name: t('sur:setup.lead') }).selectOption({ label: name })
      await page
        .getByRole('group', { name: t('sur:setup.writers') })
        .getByText(name)
        .click()
      await page
        .getByRole('group', { name: t('sur:setup.auditors') })
        .getByText('Qin Lan 秦岚')
        .click()
      await person.look('periodic-setup')
      await page.getByRole('button', { name: t('sur:setup.save') }).click()
      await page.getByText(begun).first().waitFor()
      await person.look('periodic-calendar')
      await page
        .getByRole('button', { name: t('sur:list.open_report') })
        .first()
        .click()

      const tree = page.getByRole('navigation', { name: t('sur:writing.sections') })
      await tree.getByRole('button', { name: /^1 / }).click()
      const text = page.locator('.ProseMirror')
      await text.fill('PH-77 is a tablet. 口服片剂。')
      await page.getByText(t('sur:writing.unsaved'), { exact: true }).waitFor()
      await person.look('periodic-writing')
      await page.getByRole('button', { name: t('sur:writing.save'), exact: true }).click()
      await page
        .getByText(t('sur:writing.saved_by', { name, at: '' }).split('，')[0]!.split(',')[0]!)
        .first()
        .waitFor()
      await page.getByRole('button', { name: t('sur:writing.done') }).click()
      await page.getByRole('button', { name: t('sur:writing.reopen') }).waitFor()
      await page.getByRole('textbox', { name: t('sur:writing.comment') }).fill('Which phase?')
      await page.getByRole('button', { name: t('sur:writing.add'), exact: true }).click()
      await page.getByRole('article').getByText('Which phase?').waitFor()
      await page.getByRole('button', { name: t('sur:writing.resolve') }).click()
      await page.getByText(t('sur:writing.resolved', { name })).waitFor()
      await page.getByRole('button', { name: t('sur:writing.next') }).click()
      await page.getByRole('button', { name: t('sur:writing.nothing') }).click()
      await page.getByText(t('sur:state.nothing')).last().waitFor()
      await person.look('periodic-nothing')
      await page.getByRole('tab', { name: t('sur:tables.title') }).click()
      await page.getByText(t('sur:freeze.live_text')).waitFor()
      await page.getByText(t('sur:tables.none')).or(page.getByRole('table')).first().waitFor()
      await person.look('periodic-tables-live')
      await page.getByRole('button', { name: t('sur:freeze.act') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(t('sur:freeze.title')).waitFor()
      await dialog.getByRole('button', { name: t('sur:freeze.act') }).click()
      await page.getByText(t('sur:freeze.nth', { seq: 1 }), { exact: true }).waitFor()
      const lists = page.getByRole('navigation', { name: t('sur:tables.title') })
      await lists.getByRole('button', { name: t('sur:quality.title') }).click()
      await page.getByRole('button', { name: t('sur:quality.act') }).click()
      await page
        .getByText(t('sur:quality.read_by', { name, at: '' }).split('，')[0]!.split(',')[0]!)
        .first()
        .waitFor()
      await person.look('periodic-quality')
      await page.getByRole('tab', { name: t('sur:writing.sections') }).click()
      const hand = page.getByRole('button', { name: t('sur:writing.hand_in') })
      assert.isTrue(await hand.isDisabled())
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('show tables, live and frozen, of which each figure opens its cases', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('manager', 'PH302', 0)
      const open = async (ordinal: number) => {
        await page
          .getByRole('navigation', { name: t('shell.menu') })
          .getByRole('link', { name: 'DSUR' })
          .click()
        await page
          .getByRole('row')
          .filter({ hasText: t('sur:nth', { ordinal }) })
          .click()
        await page.getByRole('tab', { name: t('sur:tables.title') }).click()
      }
      const lists = page.getByRole('navigation', { name: t('sur:tables.title') })
      await open(2)
      await page.getByText(t('sur:freeze.live_text')).waitFor()
      await lists.getByRole('button', { name: /A6/ }).click()
      await page.getByText(t('sur:reconciled.title')).waitFor()
      await person.look('periodic-tables-figures')
      await lists
        .getByRole('button', { name: t('sur:series.title'), exact: false })
        .last()
        .click()
      await person.look('periodic-series')

      await open(1)
      await page.getByText(t('sur:freeze.nth', { seq: 1 }), { exact: true }).waitFor()
      await person.look('periodic-listing')
      await page.getByRole('tab', { name: t('sur:writing.sections') }).click()
      await page
        .getByRole('navigation', { name: t('sur:writing.sections') })
        .getByRole('button', { name: /^7\.3/ })
        .click()
      await page.locator('tr[data-kind=total]').waitFor()
      await person.look('periodic-section-table')
      await page.getByRole('tab', { name: t('sur:tables.title') }).click()
      await lists.getByRole('button', { name: /A6/ }).click()
      const total = page.locator('tr[data-kind=total]').getByRole('button').first()
      const figure = Number(await total.textContent())
      assert.isAbove(figure, 0)
      await total.click()
      const links = page.getByRole('presentation').getByRole('link')
      await links.first().waitFor()
      assert.isAtMost(await links.count(), figure)
      await person.look('periodic-cases')
      await links.first().click()
      await page.waitForURL(/\/cases\//)
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
