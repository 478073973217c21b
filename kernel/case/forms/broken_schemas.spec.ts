import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { formSchemasFolder } from '#kernel/case/forms/form_schemas_folder'
import type { PageAddition } from '#kernel/case/forms/schema_sources'

const shoeSize = {
  id: 'D.X.1',
  name: { en: 'Shoe size', zh: '鞋码' },
  group: 'D',
  type: 'number',
  path: [],
  conformance: 'optional',
}
const onPatient: PageAddition = { page: 'patient', section: 'patient', elements: ['D.X.1'] }

test.group('Schemas that do not fit are refused with one sentence', (group) => {
  let root: string
  group.each.setup(() => {
    root = mkdtempSync(join(tmpdir(), 'forms-'))
    return () => rmSync(root, { recursive: true })
  })

  function plugin(elements: unknown[], pages: PageAddition[] = [], more: object = {}) {
    writeFileSync(join(root, 'elements.json'), JSON.stringify({ version: '1', elements, ...more }))
    return [{ name: 'shoes', folder: root, elements: 'elements.json', pages }]
  }

  test('a plugin that fits adds its element to catalogue, page and validators', async ({
    assert,
  }) => {
    const sources = plugin([shoeSize], [onPatient])
    const forms = await FormSchemas.open(sources, root)
    assert.equal(forms.catalogue.element('D_X_1')?.plugin, 'shoes')
    assert.include(forms.page('patient')!.elements, 'D.X.1')
    assert.deepEqual(forms.validateShape('patient', { D_X_1: '42' }), [])
    assert.deepEqual(forms.validateShape('case', { D_X_1: '42' }), [])
    assert.notEqual(forms.hash, FormSchemas.load().hash)
    assert.isUndefined(FormSchemas.load().catalogue.element('D.X.1'))
  })

  test('a plugin may add rows of its own', ({ assert }) => {
    const path = ['G.k', 'G.k.X.r']
    const shop = { ...shoeSize, id: 'G.k.X.r.1', group: 'G.k.X.r', path }
    const rows = { ...shop, id: 'G.k.X.r', group: 'G.k', repeats: true }
    const page = { page: 'drug', section: 'identification', elements: ['G.k.X.r.1'] }
    const forms = FormSchemas.load(plugin([shop], [page], { groups: [rows] }))
    assert.include(JSON.stringify(forms.page('drug')!.sections), '"group":"G.k.X.r"')
    assert.include(forms.page('drug')!.elements, 'G.k.X.r.1')
  })

  test('a plugin may say how its element is shown', ({ assert }) => {
    const field = { element: 'D.X.1', span: 12, search: 'shoe' }
    const page = { ...onPatient, elements: [field] }
    for (const forms of [1, 2].map(() => FormSchemas.load(plugin([shoeSize], [page])))) {
      const { sections } = forms.page('patient')!
      assert.deepInclude(sections.find(({ id }) => id === 'patient')!.fields, field)
    }
  })

  /** The plugin brings the widget `shoes/size`, and its field asks for this one. */
  function drawnBy(widget: `${string}/${string}`) {
    const page = { ...onPatient, elements: [{ element: 'D.X.1', span: 12, widget }] }
    return plugin([shoeSize], [page]).map((source) => ({
      ...source,
      widgets: ['shoes/size'] as const,
    }))
  }

  test('a plugin may say by which widget its element is drawn', ({ assert }) => {
    const forms = FormSchemas.load(drawnBy('shoes/size'))
    assert.include(JSON.stringify(forms.page('dm')!.sections), '"widget":"shoes/size"')
  })

  const kept = { ...shoeSize, keptHere: { en: 'No message has one.', zh: '报文中没有。' } }

  const refusals: [string, () => ReturnType<typeof plugin>][] = [
    [
      'The element "D.X.1" is kept here, but has a place in the message',
      () => plugin([{ ...kept, place: '$patient/x/@value' }], [onPatient]),
    ],
    [
      'What keeps the element "D.X.1" here has no name in "zh"',
      () => plugin([{ ...kept, keptHere: { en: 'No message has one.' } }], [onPatient]),
    ],
    [
      'The element "D.X.1" codes the words of "D.1", but is not kept here',
      () => plugin([{ ...shoeSize, codes: 'D.1' }], [onPatient]),
    ],
    [
      'The element "D.X.1" codes the words of "G.k.2.2", which does not stand in the same row',
      () => plugin([{ ...kept, codes: 'G.k.2.2' }], [onPatient]),
    ],
    [
      'The element "D.1" is declared twice: by the ICH elements and by plugin "shoes"',
      () => plugin([{ ...shoeSize, id: 'D.1' }]),
    ],
    [
      'The element number "D_X_1" is none: letters and digits, parts separated by dots',
      () => plugin([{ ...shoeSize, id: 'D_X_1' }]),
    ],
    [
      'The element "D.X.1" has no name in "zh"',
      () => plugin([{ ...shoeSize, name: { en: 'Shoe size' } }]),
    ],
    [
      'The element "D.X.1" has the type "size", which is none',
      () => plugin([{ ...shoeSize, type: 'size' }]),
    ],
    [
      'The element "D.X.1" stands in the group "D.99", which does not exist',
      () => plugin([{ ...shoeSize, group: 'D.99' }]),
    ],
    [
      'The element "D.X.1" stands in rows of "D.9", which does not repeat',
      () => plugin([{ ...shoeSize, path: ['D.9'] }]),
    ],
    [
      'The element "D.X.1" names the code list "sizes", which does not exist',
      () => plugin([{ ...shoeSize, codeList: 'sizes' }]),
    ],
    ['The element "D.X.1" stands on no page and does not say why', () => plugin([shoeSize])],
    [
      'Plugin "shoes" adds elements to the page "feet", which does not exist',
      () => plugin([shoeSize], [{ ...onPatient, page: 'feet' }]),
    ],
    [
      'Plugin "shoes" adds elements to the section "feet" of the page "patient", which has no such section',
      () => plugin([shoeSize], [{ ...onPatient, section: 'feet' }]),
    ],
    [
      'Plugin "shoes" puts the element "D.X.2" on the page "patient", but no catalogue has it',
      () => plugin([shoeSize], [{ ...onPatient, elements: ['D.X.2'] }]),
    ],
    [
      'The element "C.1.1" stands on two pages: "case_identification" and "patient"',
      () => plugin([shoeSize], [{ ...onPatient, elements: ['D.X.1', 'C.1.1'] }]),
    ],
    [
      'The field "D.X.1" of the page "patient" asks for the widget "shoes/typo", which nobody brings; there are quantity, meddra, term, suggest, shoes/size',
      () => drawnBy('shoes/typo'),
    ],
  ]
  for (const [sentence, sources] of refusals) {
    test(sentence, ({ assert }) => {
      assert.throws(() => FormSchemas.load(sources()), sentence)
    })
  }

  /** A copy of the project's schemas with one file changed. */
  function changed(file: string, from: string | RegExp, to: string): string {
    const copy = join(root, 'form-schemas')
    mkdirSync(copy)
    cpSync(formSchemasFolder, copy, { recursive: true })
    const path = join(copy, file)
    const text = readFileSync(path, 'utf8')
    const written = text.replace(from, to)
    if (written === text) throw new Error(`${file} does not hold ${String(from)}`)
    writeFileSync(path, written)
    return copy
  }

  const breakages: [string, string, string, string][] = [
    [
      'The page "patient" names the element "D.99", which no catalogue has',
      'icsr/patient.ui.json',
      '"element": "D.1"',
      '"element": "D.99"',
    ],
    [
      'The page "patient" shows "D.3" twice',
      'icsr/patient.ui.json',
      '"element": "D.4"',
      '"element": "D.3"',
    ],
    [
      'The field "D.2.2a" of the page "patient" asks for the widget "slider", which nobody brings; there are quantity, meddra, term, suggest',
      'icsr/patient.ui.json',
      '"widget": "quantity"',
      '"widget": "slider"',
    ],
    [
      'The field "D.2.2a" of the page "patient" asks for the widget "plugin/typo", which nobody brings; there are quantity, meddra, term, suggest',
      'icsr/patient.ui.json',
      '"widget": "quantity"',
      '"widget": "plugin/typo"',
    ],
    [
      'The page "patient" has two sections with the id "age"',
      'icsr/patient.ui.json',
      '"id": "death"',
      '"id": "age"',
    ],
    [
      'The page "patient" has the element "D.3" at the top, but it belongs in rows of "E.i"',
      'elements/ich.json',
      '"group": "D", "type": "number", "maxLength": 6, "path": []',
      '"group": "D", "type": "number", "maxLength": 6, "path": ["E.i"]',
    ],
    [
      'The section "person" of the page "sender" has a place in Chinese for "C.3.4.1" (orderZh), which it does not hold',
      'icsr/sender.ui.json',
      '"orderZh": ["C.3.3.5"',
      '"orderZh": ["C.3.4.1"',
    ],
    [
      'The matrix "G.k" of the page "causality" must have fixed rows and hold its pairs and nothing else',
      'icsr/causality.ui.json',
      '"pointer": "G.k.9.i.1"',
      '"pointer": "G.k.1"',
    ],
  ]
  for (const [sentence, file, from, to] of breakages) {
    test(sentence, ({ assert }) => {
      const folder = changed(file, from, to)
      assert.throws(() => FormSchemas.load([], folder), sentence)
    })
  }

  test('a file that is no JSON is named', ({ assert }) => {
    const folder = changed('icsr/patient.ui.json', '{', '')
    assert.throws(() => FormSchemas.load([], folder), /^patient\.ui\.json is no JSON: /)
  })
})
