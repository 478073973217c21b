// needs: cases
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

const cases = { en: 'PH302-000013', zh: 'PH302-000014' } as const
const ALONE_MS = 15_000

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Who else is in a case (${lang})`, () => {
    test('stands in the strip with name and page, and is gone soon after they close it', async ({
      assert,
    }) => {
      const [me, other] = await Promise.all([Person.arrive(lang), Person.arrive(lang)])
      await me.page.clock.install()
      await Promise.all([me.enterAs('manager'), other.enterAs('entry')])
      await me.edit(cases[lang], 'narrative')
      const { page, t } = me
      const here = page.getByRole('list', { name: t('cases:presence.label') })
      assert.equal(await here.count(), 0)
      await other.edit(cases[lang], 'patient')
      const seen = other.page.getByRole('list', { name: t('cases:presence.label') })
      await seen.getByText('Lin Xia').first().waitFor()
      const patient = lang === 'zh' ? '患者' : 'Patient'
      // Whoever is alone asks again after this time.
      await page.clock.fastForward(ALONE_MS)
      await here.getByText(`Tang Ke 唐可${lang === 'zh' ? '：' : ': '}${patient}`).waitFor()
      await me.edit(cases[lang], 'patient')
      await here
        .getByText(t('cases:presence.same_page', { name: 'Tang Ke 唐可', place: patient }))
        .waitFor()
      await me.look('presence')
      await other.page.close()
      await here.waitFor({ state: 'detached' })
      assert.deepEqual(me.faults, [], 'what axe-core calls serious')
    })
  })
}
