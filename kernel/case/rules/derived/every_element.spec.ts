import { test } from '@japa/runner'

import type { CaseContent, Leaf } from '#kernel/case/content/case_content'
import { isHeader } from '#kernel/case/content/catalogue'
import type { Condition, ElementDefinition } from '#kernel/case/content/element_definition'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { compileRules } from '#kernel/case/rules/compile_rules'
import { deriveRules } from '#kernel/case/rules/derived/main'
import { evaluate } from '#kernel/case/rules/evaluate'
import { placeLeaf } from '#tests/rules/place_leaf'

const catalogue = loadCatalogue()
const compiled = compileRules(deriveRules(catalogue), catalogue)
const elements = catalogue.elements.filter(({ id }) => !isHeader(id))
const REGIONS = { region: ['CN', 'EU', 'US', 'JP', 'KR'] }

/** Such a list judges a code as a whole, its length included. */
function isOfClosedList(codeList: string | undefined): boolean {
  const list = catalogue.codeList(codeList)
  return list !== undefined && !list.open && !list.licensed
}

/** Which rules speak about an element that holds this leaf. */
function findingsOf({ id }: ElementDefinition, leaf: Leaf, content: CaseContent = {}): string[] {
  placeLeaf(content, id, leaf, catalogue)
  return evaluate(compiled, content, { ...REGIONS, today: '2025-06-30' })
    .filter(({ element, severity }) => element === id && severity === 'error')
    .map(({ rule, message }) => `${rule} ${message.en}`)
}

test.group('every element', () => {
  test('its length is counted in characters and one more is too many', ({ assert }) => {
    const limited = elements.filter(
      ({ maxLength, codeList, pattern }) =>
        maxLength !== undefined && !isOfClosedList(codeList) && !pattern
    )
    assert.isAbove(limited.length, 120)
    for (const element of limited) {
      const most = element.maxLength!
      const tooLong = (length: number) =>
        findingsOf(element, '𠮷'.repeat(length)).filter((text) => text.startsWith('GEN-01'))
      assert.deepEqual(tooLong(most), [], element.id)
      assert.deepEqual(
        tooLong(most + 1),
        [`GEN-01 The value is longer than ${most} characters.`],
        element.id
      )
    }
  })

  test('it takes its own null flavours and no other', ({ assert }) => {
    for (const element of elements) {
      for (const nullFlavor of ['NI', 'MSK', 'UNK', 'NA', 'ASKU', 'NASK', 'NINF', 'PINF', 'XX']) {
        const isAllowed = element.nullFlavors?.includes(nullFlavor) ?? false
        const found = findingsOf(element, { nullFlavor }).filter((text) =>
          text.startsWith('GEN-02')
        )
        assert.equal(found.length, isAllowed ? 0 : 1, `${element.id} ${nullFlavor}`)
      }
    }
  })

  test('a number, a date, a boolean and a code are told from other text', ({ assert }) => {
    const typed = elements.filter(
      ({ type, codeList, pattern }) =>
        ['number', 'date', 'boolean'].includes(type) || pattern || isOfClosedList(codeList)
    )
    assert.isAbove(typed.length, 100)
    for (const element of typed) {
      const found = findingsOf(element, '?').filter((text) => text.startsWith('GEN-02'))
      assert.isNotEmpty(found, element.id)
    }
  })

  test('false is found where only true may be sent', ({ assert }) => {
    const booleans = elements.filter(({ type, profile }) => type === 'boolean' && !profile)
    assert.lengthOf(booleans, 17)
    const onlyTrue = booleans.filter((element) => findingsOf(element, false).length > 0)
    assert.lengthOf(onlyTrue, 10)
    for (const element of booleans) assert.deepEqual(findingsOf(element, true), [], element.id)
  })

  test('a conditional element is required when its condition holds, and not otherwise', ({
    assert,
  }) => {
    const conditional = elements.filter(
      ({ requiredWhen = [] }) =>
        requiredWhen.length > 0 && requiredWhen.every(({ op }) => op !== 'exactlyOneInRepeat')
    )
    assert.isAbove(conditional.length, 62)
    for (const element of conditional) {
      const content = satisfying(element)
      const missing = (holds: CaseContent) =>
        evaluate(compiled, holds, REGIONS).filter(
          ({ rule, element: at }) => rule === 'GEN-04' && at === element.id
        ).length
      assert.isAbove(missing(content), 0, `${element.id} is asked for`)
      const present = structuredClone(content)
      placeLeaf(present, element.id, element.type === 'boolean' ? true : '1', catalogue)
      assert.equal(missing(present), 0, `${element.id} is there`)
      const nothing: CaseContent = {}
      placeLeaf(nothing, element.id, { nullFlavor: 'XX' }, catalogue)
      const isAskedAnyway = element.requiredWhen!.every(({ op }) => op === 'absent' || op === 'ne')
      if (!isAskedAnyway) assert.equal(missing(nothing), 0, `${element.id} is not asked for`)
    }
  })
})

/** A content in which the conditions of an element hold, with a row for it to stand in. */
function satisfying({ id, requiredWhen }: ElementDefinition): CaseContent {
  const content: CaseContent = {}
  placeLeaf(content, id, '1', catalogue)
  for (const condition of requiredWhen!) satisfy(content, condition, id)
  return removeLeaf(content, id)
}

function satisfy(content: CaseContent, { op, element, value }: Condition, target: string) {
  const put = (id: string, leaf: Leaf) => placeLeaf(content, id, leaf, catalogue)
  if (op === 'present') put(element!, '1')
  if (op === 'eq') put(element!, value as Leaf)
  if (op === 'ne') put(element!, 'other')
  if (op === 'in') put(element!, (value as string[])[0]!)
  if (op === 'anyChildPresent') {
    const child = catalogue
      .childrenOf(element!)
      .find((each): each is ElementDefinition => 'type' in each && each.id !== target)
    put(child!.id, '1')
  }
}

function removeLeaf(content: CaseContent, id: string): CaseContent {
  const key = id.replaceAll('.', '_')
  return JSON.parse(
    JSON.stringify(content, (name, value: unknown) =>
      name === key && !Array.isArray(value) ? undefined : value
    )
  ) as CaseContent
}
