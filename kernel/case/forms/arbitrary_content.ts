import fc from 'fast-check'

import type { Catalogue } from '#kernel/case/content/catalogue'
import type { CaseContent, Row } from '#kernel/case/content/case_content'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import type { Leaf } from '#kernel/case/content/leaf'

/** Few row ids, so that two random contents share rows. */
const rowIds = fc.constantFrom('row-1', 'row-2', '2.16.840.1', 'row]4%5D')

/** Random case contents for property tests: any elements, nested rows, values of any length. */
export function arbitraryContent(catalogue: Catalogue): fc.Arbitrary<CaseContent> {
  return level(catalogue) as fc.Arbitrary<CaseContent>
}

function level(catalogue: Catalogue, group?: string): fc.Arbitrary<CaseContent | Row> {
  const fields: Record<string, fc.Arbitrary<unknown>> = {}
  for (const field of catalogue.fieldsOf(group)) {
    if (field.kind === 'element') {
      if (field.element.systemSet === undefined) fields[field.key] = sparse(leaf(field.element))
    } else if (field.key !== 'N_2_r') {
      fields[field.key] = sparse(rows(catalogue, field.key))
    }
  }
  return fc.record(fields).map((record) => {
    const filled = Object.entries(record).filter(([, value]) => value !== undefined)
    return Object.fromEntries(filled) as CaseContent
  })
}

function sparse<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.option(value, { freq: 2, nil: undefined })
}

function rows(catalogue: Catalogue, group: string): fc.Arbitrary<Row[]> {
  const row = fc
    .tuple(rowIds, level(catalogue, group))
    .map(([id, content]) => ({ ...content, id }) as Row)
  return fc.uniqueArray(row, { selector: ({ id }) => id, minLength: 1, maxLength: 3 })
}

function leaf({ type, codeList }: ElementDefinition): fc.Arbitrary<Leaf> {
  const flavor = fc.constantFrom('UNK', 'MSK', 'NI').map((nullFlavor) => ({ nullFlavor }))
  const text = fc.string({ minLength: 1 })
  switch (type) {
    case 'boolean':
      return fc.oneof(fc.boolean(), flavor)
    case 'reference':
      return rowIds
    case 'file':
      return fc.record({
        file: fc.constantFrom('0', 'a', 'f').map((digit) => digit.repeat(64)),
        name: text,
      })
    case 'code':
      return fc.oneof(
        text,
        flavor,
        fc.record({ value: text, codeSystem: fc.constant(codeList ?? 'x') })
      )
    default:
      return fc.oneof(text, flavor)
  }
}
