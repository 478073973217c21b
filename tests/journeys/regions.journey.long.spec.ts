// needs: cases
import { test } from '@japa/runner'

import { toKey } from '#kernel/case/content/element_id'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { loadPages } from '#kernel/case/forms/load_pages'
import { elementFieldsOf } from '#kernel/case/forms/walk_layout'
import { Person } from '#tests/journeys/kit/person'
import { withClient } from '#tests/test_database'

const catalogue = loadCatalogue()
const pages = loadPages(catalogue).filter(({ sections }) => sections.length > 0)
const REGIONS = ['CN', 'EU', 'US', 'JP', 'KR'] as const
const PROJECT = 'PH900'

async function reportTo(regions: readonly string[]) {
  await withClient(process.env.DATABASE_URL!, (client) =>
    client.query('UPDATE projects SET regions = $1 WHERE code = $2', [regions, PROJECT])
  )
}

/** Elements of regions that a page has outside of rows. */
const regionalOn = ({ sections }: (typeof pages)[number]) =>
  [...elementFieldsOf(sections)].flatMap(({ field, path }) => {
    const profile = catalogue.element(field.element)?.profile
    return profile && path.length === 0 ? [{ profile, key: toKey(field.element) }] : []
  })

test.group('Regions', (group) => {
  group.teardown(() => reportTo([]))

  test('elements of a region stand on the pages of a case that is reported to it, and of no other', async ({
    assert,
  }) => {
    const person = await Person.arrive('en')
    const { page } = person
    await person.begin('entry', PROJECT, 0)
    await page.keyboard.press('Alt+n')
    await person.field('C.1.3').fill('1')
    await person.field('C.1.3').press('Enter')
    await person.field('C.1.4').fill('20260304')
    await person.field('C.2.r.3').fill('FR')
    await person.field('C.2.r.3').press('Enter')
    await page.keyboard.press('Control+Enter')
    await page.waitForURL('**/pages/case_identification?*')
    const address = /\/cases\/[0-9a-f-]{36}/.exec(page.url())![0]
    for (const region of [null, ...REGIONS]) {
      await reportTo(region ? [region] : [])
      let seen = 0
      for (const each of pages.filter((one) => regionalOn(one).length > 0)) {
        await page.goto(`${address}/pages/${each.page}`)
        await person.save().waitFor()
        const paths = await page
          .locator('#work [data-path]')
          .evaluateAll((places) => places.map((place) => (place as HTMLElement).dataset.path!))
        // A repeating element is its own group, which stands there before its rows.
        const isRegional = (path: string) => catalogue.element(path)?.profile
        const shown = paths.filter((path) => isRegional(path) && !catalogue.group(path))
        const wanted = regionalOn(each).filter(({ profile }) => profile === region?.toLowerCase())
        assert.sameMembers(
          shown,
          wanted.map(({ key }) => key),
          `${each.page} for ${region}`
        )
        seen += shown.length
      }
      if (region === null) assert.equal(seen, 0)
      console.log(`  regions: ${seen} elements outside of rows for ${region ?? 'no region'}`)
    }
    // What does not stand on the page is not offered either.
    await page.goto(`${address}/pages/patient`)
    await person.field('D.1').waitFor()
    await person.typeInPalette('FDA.D.12')
    await person.text('palette.nothing').waitFor()
    await page.keyboard.press('Escape')
    await reportTo(['US'])
    await page.reload()
    await person.field('D.1').waitFor()
    await person.typeInPalette('FDA.D.12')
    await page.getByRole('option', { name: 'FDA.D.12' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.closest('[data-path="FDA_D_12"]'))
    await person.look('region-us')
    assert.deepEqual(person.faults, [], 'what axe-core calls serious')
  })
})
