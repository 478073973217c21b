import { test } from '@japa/runner'

import { toKey } from '#kernel/case/content/element_id'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { loadCatalogue, PROFILES } from '#kernel/case/forms/load_catalogue'

const catalogue = loadCatalogue()
const ich = catalogue.elements.filter(({ profile, plugin }) => !profile && !plugin)

test.group('The entries of the catalogue', () => {
  test('223 elements and 54 groups of ICH E2B(R3); 22 groups and 2 elements repeat', ({
    assert,
  }) => {
    assert.lengthOf(ich, 223)
    const groups = catalogue.groups.filter(({ profile }) => !profile)
    assert.lengthOf(groups, 54)
    assert.lengthOf(
      groups.filter(({ repeats }) => repeats),
      22
    )
    assert.sameMembers(
      ich.filter(({ id }) => catalogue.group(id)?.single).map(({ id }) => id),
      ['C.1.10.r', 'G.k.10.r']
    )
    assert.lengthOf(
      ich.filter(({ conformance }) => conformance === 'mandatory'),
      34
    )
    assert.lengthOf(
      ich.filter(({ requiredWhen }) => requiredWhen),
      63
    )
  })

  test('elements and rows have labels in sentence case, whatever their official names are', ({
    assert,
  }) => {
    const rows = catalogue.groups.filter(({ repeats }) => repeats)
    const inTitleCase = [...catalogue.elements, ...rows]
      .map(({ id }) => `${id} ${catalogue.labelOf(id).en}`)
      .filter((label) => / [(]?(?!MedDRA|TermID)[A-Z][a-z]/.test(label.replace(/^\S+ /, '')))
    assert.deepEqual(inTitleCase, [])
  })

  test('19, 47, 28, 8 and 14 entries of China, the EU, the United States, Japan and Korea', ({
    assert,
  }) => {
    // The regions count headings as entries; containers of rows that only we need are not counted.
    const ours = ['FDA.D.11.r', 'FDA.G.k.12.r', 'J2']
    const counts = PROFILES.map((region) => {
      const entries = [...catalogue.elements, ...catalogue.groups]
      return entries.filter(({ id, profile }) => profile === region && !ours.includes(id)).length
    })
    assert.deepEqual(counts, [19, 47, 28, 8, 14])
  })

  test('every element that is typed has an example, which its own length, form and digits allow', ({
    assert,
  }) => {
    const typed = catalogue.elements.filter(
      ({ type, codeList }) => ['text', 'number'].includes(type) && !codeList
    )
    assert.isAbove(typed.length, 150)
    for (const { id, example, maxLength = Infinity, pattern, numeric } of typed) {
      const texts = [typeof example === 'object' ? Object.values(example) : example].flat()
      for (const text of texts) {
        assert.match(text ?? '', new RegExp(pattern ?? '.'), id)
        assert.isAtMost(text!.length, maxLength, id)
        if (numeric) assert.match(text!, numeric === 'integer' ? /^\d+$/ : /^\d+(\.\d+)?$/, id)
      }
    }
  })

  test('every element has a name in English and in Chinese', ({ assert }) => {
    for (const { id, name } of [...catalogue.elements, ...catalogue.groups]) {
      assert.match(name.en, /[a-z]/i, id)
      assert.match(name.zh, /[\u4e00-\u9fff]|^(MPID|PhPID|EU|FDA)/, id)
      assert.notMatch(`${name.en}${name.zh}`, /repeat as necessary|必要时重复/, id)
    }
  })

  test('every help, label and note speaks both languages', ({ assert }) => {
    for (const { id, help, label, note } of catalogue.elements) {
      for (const words of [help, label, note]) {
        if (words) assert.isTrue(words.en !== '' && words.zh !== '', id)
      }
    }
    assert.isAbove(ich.filter(({ help }) => help).length, 180)
  })

  test('every code has a name in both languages or gets it from the runtime', ({ assert }) => {
    for (const list of catalogue.codeLists) {
      for (const { code } of list.codes) {
        for (const language of ['en', 'zh'] as const) {
          assert.isNotEmpty(catalogue.codeName(list.id, code, language), `${list.id} ${code}`)
        }
      }
    }
    assert.lengthOf(catalogue.codeList('iso3166-1-alpha2')!.codes, 251)
    assert.lengthOf(catalogue.codeList('iso639-2')!.codes, 487)
  })

  test('licensed lists are declared without content and say so', ({ assert }) => {
    const licensed = catalogue.codeLists.filter(({ licensed: is }) => is)
    assert.sameMembers(
      licensed.map(({ id }) => id),
      ['meddra-llt', 'edqm-dose-form', 'edqm-route']
    )
    for (const { codes, note } of licensed) {
      assert.lengthOf(codes, 0)
      assert.isNotEmpty(note?.zh)
    }
  })

  test('null flavours are those of the list', ({ assert }) => {
    const known = catalogue.codeList('null-flavor')!.codes.map(({ code }) => code)
    for (const { id, nullFlavors = [], profile } of catalogue.elements) {
      const flavors =
        profile === 'us' ? nullFlavors.filter((flavor) => flavor !== 'OTH') : nullFlavors
      assert.includeMembers(known, flavors, id)
    }
  })

  test('every condition looks at an element or group that exists', ({ assert }) => {
    for (const { id, requiredWhen = [] } of catalogue.elements) {
      for (const { element, group } of requiredWhen) {
        const target = element ?? group ?? ''
        assert.isTrue(
          Boolean(catalogue.element(target) ?? catalogue.group(target)),
          `${id} ${target}`
        )
      }
    }
  })

  test('China: the generic name is required on post-marketing reports only', ({ assert }) => {
    assert.deepEqual(catalogue.element('G.k.CN.1')?.requiredWhen, [
      { element: 'C.1.CN.2', op: 'in', value: ['12', '22'] },
    ])
    assert.isFalse(catalogue.element('D.CN.2')?.verified)
  })

  test('every element stands on exactly one page, only the message header says why not', ({
    assert,
  }) => {
    const placed = FormSchemas.load().pages.flatMap(({ elements }) => elements)
    assert.lengthOf(new Set(placed), placed.length)
    const homeless = catalogue.elements.filter(({ id }) => !placed.includes(id))
    assert.isTrue(homeless.every(({ id, systemSet }) => id.startsWith('N.') && systemSet?.zh))
    assert.lengthOf(homeless, 9)
  })

  test('no key holds a dot', ({ assert }) => {
    for (const { id } of catalogue.elements) assert.notInclude(toKey(id), '.')
  })
})
