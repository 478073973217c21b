import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

import { FormSchemas } from '#kernel/forms/form_schemas'
import { formSchemasFolder } from '#kernel/forms/form_schemas_folder'
import type { PageAddition } from '#kernel/forms/schema_sources'

const shoeSize = {
  id: 'D.X.1',
  name: { en: 'Shoe size', zh: '鞋码' },
  group: 'D',
  type: 'number',
  path: [],
  conformance: 'optional',
}
const onPatient: PageAddition = { page: 'dm', section: 'patient', elements: ['D.X.1'] }

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
    assert.include(forms.page('dm')!.elements, 'D.X.1')
    assert.deepEqual(forms.validateShape('dm', { D_X_1: '42' }), [])
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
      const { sections } = forms.page('dm')!
      assert.deepInclude(sections.find(({ id }) => id === 'patient')!.fields, field)
    }
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
      'Plugin "shoes" adds elements to the section "feet" of the page "dm", which has no such section',
      () => plugin([shoeSize], [{ ...onPatient, section: 'feet' }]),
    ],
    [
      'Plugin "shoes" puts the element "D.X.2" on the page "dm", but no catalogue has it',
      () => plugin([shoeSize], [{ ...onPatient, elements: ['D.X.2'] }]),
    ],
    [
      'The element "C.1.1" stands on two pages: "ci" and "dm"',
      () => plugin([shoeSize], [{ ...onPatient, elements: ['D.X.1', 'C.1.1'] }]),
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
      'The page "dm" names the element "D.99", which no catalogue has',
      'icsr/dm.ui.json',
      '"element": "D.1"',
      '"element": "D.99"',
    ],
    ['The page "dm" shows "D.3" twice', 'icsr/dm.ui.json', '"element": "D.4"', '"element": "D.3"'],
    [
      'The field "D.2.2a" of the page "dm" asks for the widget "slider": ours are quantity, meddra, term; that of a plugin is called plugin/name',
      'icsr/dm.ui.json',
      '"widget": "quantity"',
      '"widget": "slider"',
    ],
    [
      'The page "dm" has two sections with the id "age"',
      'icsr/dm.ui.json',
      '"id": "death"',
      '"id": "age"',
    ],
    [
      'The page "dm" has the element "D.3" at the top, but it belongs in rows of "E.i"',
      'elements/ich.json',
      '"group": "D", "type": "number", "maxLength": 6, "path": []',
      '"group": "D", "type": "number", "maxLength": 6, "path": ["E.i"]',
    ],
    [
      'The matrix "G.k" of the page "ca" must have fixed rows and hold its pairs and nothing else',
      'icsr/ca.ui.json',
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
    const folder = changed('icsr/dm.ui.json', '{', '')
    assert.throws(() => FormSchemas.load([], folder), /^dm\.ui\.json is no JSON: /)
  })
})
