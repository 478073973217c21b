import { test } from '@japa/runner'

import { checkCoverage, firstGap } from '#kernel/case/forms/check_coverage'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { ownLayers } from '#kernel/case/forms/own_layers'

test.group('Coverage of the catalogue', () => {
  test('pages, validators, differences and labels cover every element', async ({ assert }) => {
    const forms = await FormSchemas.open()
    const reports = checkCoverage(forms.catalogue, ownLayers(forms))
    assert.deepEqual(
      reports.map(({ layer }) => layer),
      ['pages', 'validators', 'differences', 'labels']
    )
    for (const { covered, exempt } of reports) {
      assert.equal(covered + exempt, forms.catalogue.elements.length)
    }
    assert.isUndefined(firstGap(reports))
  })

  test('the first element that a layer lacks is named', ({ assert }) => {
    const { catalogue } = FormSchemas.load()
    const ids = catalogue.elements.map(({ id }) => id)
    const layer = { layer: 'writer', elements: () => ids.filter((id) => !/^D\.[34]$/.test(id)) }
    assert.equal(
      firstGap(checkCoverage(catalogue, [layer])),
      'The element "D.3" is missing in the layer "writer"'
    )
    const exempt = () => ({ 'D.3': 'not sent', 'D.4': 'not sent' })
    assert.isUndefined(firstGap(checkCoverage(catalogue, [{ ...layer, exempt }])))
  })

  test('a layer that knows an element too many is named', ({ assert }) => {
    const { catalogue } = FormSchemas.load()
    const elements = () => [...catalogue.elements.map(({ id }) => id), 'D.99']
    assert.equal(
      firstGap(checkCoverage(catalogue, [{ layer: 'search', elements }])),
      'The layer "search" names the element "D.99", which no catalogue has'
    )
  })

  test('a validator that does not know an element is found out', async ({ assert }) => {
    const forms = await FormSchemas.open()
    const blind = Object.create(forms, {
      validateShape: {
        value: (page: string, content: object) =>
          'D_3' in content ? [{}] : forms.validateShape(page, content),
      },
    }) as FormSchemas
    const reports = checkCoverage(forms.catalogue, ownLayers(blind))
    assert.equal(firstGap(reports), 'The element "D.3" is missing in the layer "validators"')
  })
})
