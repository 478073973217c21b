import { test } from '@japa/runner'
import fc from 'fast-check'

import { isRows, type CaseContent, type Row } from '#kernel/case/content/case_content'
import { at, type PathStep } from '#kernel/case/content/element_path'
import { Catalogue } from '#kernel/case/content/catalogue'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { walkContent } from '#kernel/case/content/walk_content'
import { arbitraryContent } from '#kernel/case/forms/arbitrary_content'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { loadPages } from '#kernel/case/forms/load_pages'
import { presetKinds, presetPlaces } from '#plugins/presets/contract'
import { changeLevel, type Level } from '#resources/forms/content/edit_content'
import { rowsAt } from '#resources/forms/content/edit_rows'

import { copyInto } from '#plugins/presets/ui/copy/copy_into'
import { copyPreset } from '#plugins/presets/ui/copy/preview'
import { takeBack } from '#plugins/presets/ui/copy/take_back'
import {
  contentOfLevel,
  groupKeyOf,
  levelOfPreset,
  stepsTo,
} from '#plugins/presets/ui/preset_place'
import { presetSections } from '#plugins/presets/ui/preset_sections'

const catalogue = loadCatalogue()
const pages = loadPages(catalogue)
const product = presetSections('product', pages)
const sender = presetSections('sender', pages)
const TOP: PathStep[] = []

const copyProduct = (content: CaseContent, preset: Level, overwrite: boolean, row = 'drug') =>
  copyPreset({
    content,
    steps: stepsTo('product', row),
    preset,
    sections: product,
    catalogue,
    overwrite,
  })

const drugOf = (content: CaseContent) => rowsAt(content, 'G_k')[0]!

test.group('Copying a preset', () => {
  test('fills what is empty, keeps what is there, and says so of each element', ({ assert }) => {
    const content = { C_3_2: 'Mine', C_3_4_2: { nullFlavor: 'MSK' } }
    const preset = { C_3_1: '1', C_3_2: 'Theirs', C_3_4_2: 'Demo City' }
    const wish = { content, steps: TOP, preset, sections: sender, catalogue, overwrite: false }
    const { after, lines } = copyPreset(wish)
    assert.deepEqual(after, { ...content, C_3_1: '1' })
    assert.sameDeepMembers(
      lines.map(({ element, outcome }) => [element, outcome]),
      [
        ['C.3.1', 'filled'],
        ['C.3.2', 'stays'],
        ['C.3.4.2', 'stays'],
      ]
    )
  })

  test('overwrites when told to; what the preset does not say stays', ({ assert }) => {
    const content = { C_3_2: 'Mine', C_3_4_6: '+000', D_1: 'AB' }
    const preset = { C_3_1: '1', C_3_2: 'Theirs' }
    const wish = { content, steps: TOP, preset, sections: sender, catalogue, overwrite: true }
    const { after, lines } = copyPreset(wish)
    assert.deepEqual(after, { ...content, ...preset })
    const line = lines.find(({ element }) => element === 'C.3.2')!
    assert.deepInclude(line, { now: 'Mine', comes: 'Theirs', outcome: 'overwritten' })
  })

  test('an identifier and its version come together or not at all', ({ assert }) => {
    const content = { G_k: [{ id: 'drug', G_k_2_1_1b: 'OTHER-1' }] }
    const preset = { G_k_2_1_1a: '7', G_k_2_1_1b: 'DEMO-1' }
    assert.deepEqual(copyProduct(content, preset, false).after, content)
    const { after } = copyProduct(content, { G_k_2_1_1b: 'DEMO-1' }, true)
    assert.deepEqual(drugOf(after), { id: 'drug', G_k_2_1_1b: 'DEMO-1' })
  })

  test('a row keeps its identity and everything that the preset does not speak of', ({
    assert,
  }) => {
    const doses: Row[] = [{ id: 'dose', G_k_4_r_1a: '10' }]
    const substances: Row[] = [
      { id: 'first', G_k_2_3_r_1: 'Old', G_k_2_3_r_3a: '5', G_k_2_3_r_3b: 'mg' },
      { id: 'second', G_k_2_3_r_1: 'Other' },
    ]
    const content = {
      G_k: [{ id: 'drug', G_k_1: '1', G_k_4_r: doses, G_k_2_3_r: substances }],
    }
    const preset = { G_k_2_2: 'Demo', G_k_2_3_r: [{ id: 'new', G_k_2_3_r_1: 'Demo base' }] }
    const { after, lines } = copyProduct(content, preset, true)
    assert.deepEqual(drugOf(after), {
      id: 'drug',
      G_k_1: '1',
      G_k_2_2: 'Demo',
      G_k_4_r: doses,
      G_k_2_3_r: [{ id: 'first', G_k_2_3_r_1: 'Demo base' }],
    })
    const gone = lines.filter(({ outcome }) => outcome === 'removed')
    assert.sameDeepMembers(
      gone.map(({ element, row }) => [element, row]),
      [
        ['G.k.2.3.r.3a', '1'],
        ['G.k.2.3.r.3b', '1'],
        ['G.k.2.3.r.1', '2'],
      ]
    )
    assert.deepEqual(copyProduct(content, preset, false).after.G_k, [
      { ...content.G_k[0], G_k_2_2: 'Demo' },
    ])
  })

  test('a row that is not there yet is made at the end', ({ assert }) => {
    const content = { G_k: [{ id: 'drug', G_k_2_2: 'One' }] }
    const { after } = copyProduct(content, { G_k_2_2: 'Two' }, false, 'made')
    assert.deepEqual(after.G_k, [...content.G_k, { id: 'made', G_k_2_2: 'Two' }])
  })

  test('a preset that is copied twice changes nothing the second time', ({ assert }) => {
    const preset = { G_k_2_2: 'Demo', G_k_2_3_r: [{ id: 'x', G_k_2_3_r_1: 'Demo base' }] }
    const once = copyProduct({}, preset, true, 'made').after
    const again = copyProduct(once, preset, true, 'made')
    assert.deepEqual(again.after, once)
    assert.isTrue(again.lines.every(({ outcome }) => outcome === 'same'))
  })

  test('goes into what the editor holds, also when that is newer than the screen', ({ assert }) => {
    const typed: CaseContent = { C_3_2: 'Typed a moment ago', D_1: 'AB' }
    let held = typed
    const { before, after, lines } = copyInto(
      (steps, work) => void (held = changeLevel(held, steps, work)),
      {
        steps: TOP,
        preset: { C_3_1: '1', C_3_2: 'Theirs' },
        sections: sender,
        catalogue,
        overwrite: false,
      }
    )
    assert.deepEqual(held, { ...typed, C_3_1: '1' })
    assert.deepEqual([before, after], [typed, held])
    assert.sameMembers(
      lines.map(({ element, outcome }) => `${element} ${outcome}`),
      ['C.3.1 filled', 'C.3.2 stays']
    )
  })

  test('is taken back whole; what was typed elsewhere since stays', ({ assert }) => {
    const before = { G_k: [{ id: 'drug', G_k_2_2: 'One' }] }
    const { after } = copyProduct(before, { G_k_2_2: 'Two', G_k_3_1: '7' }, false, 'made')
    const typed = {
      ...after,
      D_1: 'AB',
      G_k: [...rowsAt(after, 'G_k'), { id: 'later', G_k_2_2: 'Three' }],
    }
    assert.deepEqual(takeBack(typed, { before, after }, catalogue), {
      D_1: 'AB',
      G_k: [
        { id: 'drug', G_k_2_2: 'One' },
        { id: 'later', G_k_2_2: 'Three' },
      ],
    })
  })

  test('what codes a name comes with it, goes with it, and is never half of one and half of another', ({
    assert,
  }) => {
    const coding = (id: string): ElementDefinition => ({
      ...{ id, name: { en: 'Code', zh: '编码' }, type: 'text', path: ['G.k'] },
      ...{ conformance: 'optional', codes: 'G.k.2.2' },
    })
    const elements = [...catalogue.elements, coding('G.k.X.1'), coding('G.k.X.2')]
    const fields = ['G.k.2.2', 'G.k.X.1', 'G.k.X.2'].map((element) => ({ element, span: 12 }))
    const form = {
      sections: [{ id: 'drug', fields }],
      catalogue: new Catalogue({ ...catalogue.data, elements }),
    }
    const copy = (drug: object, preset: Level, overwrite: boolean) =>
      copyPreset({
        ...{ content: { G_k: [{ id: 'drug', ...drug }] }, preset, overwrite, ...form },
        steps: stepsTo('product', 'drug'),
      })
    const coded = { G_k_2_2: 'Old', G_k_X_1: '1', G_k_X_2: '77' }
    const renamed = copy(coded, { G_k_2_2: 'New' }, true)
    assert.deepEqual(drugOf(renamed.after), { id: 'drug', G_k_2_2: 'New' })
    assert.deepEqual(
      renamed.lines.map(({ element, outcome }) => [element, outcome]),
      [
        ['G.k.2.2', 'overwritten'],
        ['G.k.X.1', 'removed'],
        ['G.k.X.2', 'removed'],
      ]
    )
    const same = copy(coded, { G_k_2_2: 'Old' }, true)
    assert.deepEqual(drugOf(same.after), { id: 'drug', ...coded })
    const half = { id: 'drug', G_k_X_2: '77' }
    const preset = { G_k_2_2: 'New', G_k_X_1: '2', G_k_X_2: '88' }
    assert.deepEqual(drugOf(copy(half, preset, false).after), { ...half, G_k_2_2: 'New' })
    assert.deepEqual(drugOf(copy(half, preset, true).after), { id: 'drug', ...preset })
  })

  for (const kind of presetKinds) {
    test(`the preview of a ${kind} tells every change, and taking back gives what was`, ({
      assert,
    }) => {
      const sections = presetSections(kind, pages)
      const content = arbitraryContent(catalogue)
      const key = groupKeyOf(kind)
      const copied = (source: CaseContent): Level =>
        key ? (rowsAt(source, key)[0] ?? { id: '' }) : source
      fc.assert(
        fc.property(content, content, fc.boolean(), (before, source, overwrite) => {
          const steps = stepsTo(kind, key && (rowsAt(before, key)[0]?.id ?? 'made'))
          const preset = levelOfPreset(kind, contentOfLevel(kind, copied(source)))
          const { after, lines } = copyPreset({
            content: before,
            steps,
            preset,
            sections,
            catalogue,
            overwrite,
          })
          const told = new Map(lines.map((line) => [line.path, line]))
          for (const { path } of [...walkContent(before), ...walkContent(after)]) {
            const [was, is] = [at(before, path), at(after, path)]
            const line = told.get(path)
            if (JSON.stringify(was) !== JSON.stringify(is)) {
              assert.include(['filled', 'overwritten', 'removed'], String(line?.outcome))
            } else if (line) assert.include(['stays', 'same'], line.outcome)
          }
          if (!overwrite) assert.isTrue(lines.every(({ outcome }) => outcome !== 'overwritten'))
          assert.deepEqual(takeBack(after, { before, after }, catalogue), before)
        }),
        { numRuns: 20 }
      )
    })
  }
})

test.group('What a preset may hold', () => {
  for (const kind of presetKinds) {
    test(`a ${kind} leaves out elements that its page really has`, ({ assert }) => {
      const { page, leftOut } = presetPlaces[kind]
      const { elements, sections } = pages.find((each) => each.page === page)!
      const text = JSON.stringify(sections)
      for (const id of leftOut) assert.include(text, `"${id}"`)
      const left = JSON.stringify(presetSections(kind, pages))
      for (const id of leftOut) assert.notInclude(left, `"${id}"`)
      assert.isAbove(elements.length, 0)
      assert.isTrue(isRows(presetSections(kind, pages)) && left.length > 2)
    })
  }
})
