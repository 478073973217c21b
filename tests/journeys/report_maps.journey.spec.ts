// needs: reports
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

const NUMBER = 'GS(2019)1822号'

/** A square of so many degrees, the corner at the west and south. */
const area = (name: string, west: number, south: number, size: number) => ({
  ...{ type: 'Feature', properties: { name } },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + size, south],
        [west + size, south + size],
        [west, south + size],
        [west, south],
      ],
    ],
  },
})
const map = {
  type: 'FeatureCollection',
  features: [area('China', 80, 20, 30), area('US', -120, 25, 30), area('Germany', 5, 45, 10)],
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Maps of reports (${lang})`, () => {
    test('are uploaded with their review number, which stands under the report', async ({
      assert,
    }) => {
      const company = await Person.arrive(lang)
      const { page, t } = company
      await company.signIn('company')
      await page.waitForURL((url) => url.pathname !== '/login')
      await page.goto('/company/maps')
      const file = page.getByLabel(`${t('reports:map.file')} ${t('reports:map.country')}`)
      const upload = async (content: object) => {
        const buffer = Buffer.from(JSON.stringify(content))
        await file.setInputFiles({ name: 'world.geojson', mimeType: 'application/json', buffer })
        await company.button('reports:map.upload').first().click()
      }
      await upload({})
      await company.text('reports:map.no_number').waitFor()
      await page.getByLabel(t('reports:map.number')).first().fill(NUMBER)
      await company.button('reports:map.upload').first().click()
      await page.getByRole('alert').filter({ hasText: 'FeatureCollection' }).waitFor()
      await company.look('maps-refused')
      await upload(map)
      await page.getByText(t('reports:map.number_of', { number: NUMBER })).waitFor()
      await company.look('maps')

      const reader = await Person.arrive(lang)
      await reader.begin('manager')
      await reader.page.goto('/report/area')
      const drawn = reader.page.getByText(t('reports:map.number_of', { number: NUMBER }))
      await drawn.waitFor()
      await reader.page.locator('figure svg path').first().waitFor()
      await reader.look('report-area-map')
      await reader.page.goto('/report/area?by=province')
      await reader.text('reports:map.hint').waitFor()

      await company.button('reports:map.remove').click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('reports:map.remove') })
        .click()
      await company.text('reports:map.none').nth(1).waitFor()
      assert.deepEqual([company.faults, reader.faults], [[], []])
    })
  })
}
