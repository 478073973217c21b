import { test } from '@japa/runner'

import { Catalogue } from '#kernel/case/content/catalogue'
import { clientCatalogue } from '#kernel/case/forms/client_catalogue'
import { FormSchemas } from '#kernel/case/forms/form_schemas'

test.group('The catalogue of the browser', () => {
  test('it makes the same catalogue from plain JSON', ({ assert }) => {
    const forms = FormSchemas.load()
    const sent = JSON.parse(JSON.stringify(clientCatalogue(forms))) as ReturnType<
      typeof clientCatalogue
    >
    const catalogue = new Catalogue(sent.catalogue)
    assert.deepEqual(
      catalogue.elements.map(({ id }) => id),
      forms.catalogue.elements.map(({ id }) => id)
    )
    assert.equal(catalogue.codeName('sex', '2', 'zh'), '女')
    assert.equal(sent.hash, forms.hash)
    assert.deepEqual(
      sent.pages.map(({ page }) => page),
      forms.pages.map(({ page }) => page)
    )
  })

  test('what only the message needs is not sent', ({ assert }) => {
    const text = JSON.stringify(clientCatalogue(FormSchemas.load()))
    assert.notMatch(text, /"place":|"observation":|"structural":true/)
    assert.isBelow(text.length, 300_000)
  })
})
