import { test } from '@japa/runner'

import { today } from '#kernel/fields/today'
import { Person } from '#tests/journeys/kit/person'
import { languages } from '#tests/journeys/kit/words'

import { demoDueDays, demoLevels } from '#tests/invented/notices'
import { addDays } from '#plugins/deadlines/contract/days'

const now = today({ timeZone: 'Asia/Shanghai' })

for (const lang of languages) {
  test.group(`Warnings and notifications (${lang})`, () => {
    test('are configured with every sentence that refuses, and shown in the list, at home and in the header', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('manager', 'PH900')
      await page.goto('/info/warn')
      for (const { nameZh, nameEn } of demoLevels) {
        await person.row(lang === 'zh' ? nameZh : nameEn).waitFor()
      }
      await person.look('warnings')
      await page.goto('/info/warn/add')
      const box = (key: string) =>
        page.getByLabel(t(`notifications:level.${key}`), { exact: false })
      await box('days').first().fill('3')
      await box('name_zh').fill('重复')
      await box('name_en').fill('Twice')
      await page.getByLabel(t('notifications:level.colour')).selectOption('red')
      await person.button('act.save').click()
      const same =
        lang === 'zh' ? '各级预警天数不可重复' : 'Two warning levels have the same number of days.'
      await page.getByText(same).first().waitFor()
      await person.look('warning-refused')

      await page.goto('/system/notice')
      await person.row(t('notifications:event.overdue')).waitFor()
      await person.look('notices')
      await person.row(t('notifications:event.overdue')).getByRole('link').first().click()
      await page.getByText(t('notifications:notice.texts')).waitFor()
      await person.look('notice')

      await page.goto('/center/case?sort=due&order=asc')
      await page.locator('table[aria-busy=false]').waitFor()
      await person.look('colours')
      await page.goto('/user_home')
      await page.getByText(addDays(now, demoDueDays[0])).first().waitFor()
      await person.look('home-colours')
      await page.locator('[data-part=notifications]').click()
      await page.getByRole('dialog').or(page.getByRole('presentation')).first().waitFor()
      await person.look('notifications')
      assert.deepEqual([...person.faults], [], 'what axe-core calls serious')
    })
  })
}
