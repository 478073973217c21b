import { test } from '@japa/runner'

import { productFields } from '#plugins/drugs/contract'

import { fill, option, saveAndLeave } from '#tests/journeys/kit/fill_form'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

/** As the screen names them, and the template that it offers. */
const HEADS = (
  ['nameZh', 'nameEn', 'genericName', 'authorisationNumber', 'country', 'holder', 'isOwn'] as const
)
  .map((field) => productFields[field].label.zh)
  .join(',')

for (const lang of languagesOf(import.meta.url)) {
  test.group(`The product dictionary (${lang})`, () => {
    test('a company uploads products: what is wrong is named line by line, a mended file is taken over, a number out of the ordinary stands out', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.signIn('company')
      await page.waitForURL((url) => url.pathname !== '/login')
      await page.goto('/company/product/list')
      await person.row('Demotinib').waitFor()
      await person.look('products')
      const upload = async (lines: readonly string[]) => {
        const chooser = page.waitForEvent('filechooser')
        await person.button('drugs:upload.open').click()
        const buffer = Buffer.from([HEADS, ...lines].join('\n'))
        await (await chooser).setFiles({ name: 'products.csv', mimeType: 'text/csv', buffer })
        await page.getByRole('dialog').waitFor()
      }
      const name = `Journinib ${lang}`
      const digits = lang === 'zh' ? '98000001' : '98000002'
      const good = `,${name},Journoxine,国药准字H${digits},CN,Demo Pharma,yes`
      await upload([good, ',,,,XX,,perhaps', `,${name} 2,,,Z,,`])
      await page.getByRole('alert').waitFor()
      await person.look('products-refused')
      await person.button('act.close').click()
      await upload([good, `,${name} forte,,国药准字 ${digits},CN,,`])
      await person.look('products-preview')
      await person.button('drugs:upload.take').click()
      await person.text('drugs:upload.done', { made: 2, changed: 0, same: 0 }).waitFor()
      await page.getByRole('searchbox').fill(`${name} forte`)
      await person.row(`${name} forte`, t('drugs:products.unusual')).waitFor()
      await person.look('products-unusual')
      await upload([good])
      await page.getByText(t('drugs:upload.same', { count: 1 })).waitFor()
      assert.isTrue(await person.button('drugs:upload.take').isDisabled())
      await person.button('act.cancel').click()

      await page.getByRole('searchbox').fill('')
      await person.row('Demotinib').waitFor()
      await page.goto('/company/product/add')
      await fill(person, productFields, { nameEn: `${name} new`, country: 'QQ' })
      await person.button('admin.save').click()
      await page.getByRole('alert').first().waitFor()
      await person.look('product-wrong')
      await fill(person, productFields, {
        country: 'FR',
        isOwn: option(productFields.isOwn, 'no', lang),
      })
      await saveAndLeave(person)
      // What has no Chinese name stands last, and others may have filled the first page.
      await page.getByRole('searchbox').fill(`${name} new`)
      await person.row(`${name} new`).getByText(`${name} new`).click()
      await page.getByRole('heading', { name: `${name} new` }).waitFor()
      await person.look('product')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
