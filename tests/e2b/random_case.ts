import { createHash, randomUUID } from 'node:crypto'
import fc from 'fast-check'

import type { CaseContent, Envelope, Row } from '#kernel/case/content/case_content'
import { type Catalogue, isHeader } from '#kernel/case/content/catalogue'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import type { FileLeaf, Leaf } from '#kernel/case/content/leaf'
import { date, decimal, digits, text, word } from '#tests/e2b/random_values'

export interface RandomReport {
  envelope: Envelope
  content: CaseContent
}

type Values = Record<string, Leaf | Row[] | string>

const PRODUCT_CODES = /^(?:D_8_r_[23]|D_10_8_r_[23]|G_k_2_1_[12])[ab]$/

/**
 * Random cases made of the catalogue: any element, any of its null flavours, groups of up to two
 * rows at every level. Values have the type that the schema asks for; their length and their
 * meaning are of no interest here.
 */
export class RandomCases {
  readonly attachments = new Map<string, Uint8Array>()
  /** Elements that were filled, and null flavours as `element nullFlavor`. */
  readonly filled = new Set<string>()

  constructor(
    readonly catalogue: Catalogue,
    readonly isWanted: (element: ElementDefinition) => boolean,
    /** Codes of other code systems than the element asks for come too. */
    readonly withForeignCodes = true
  ) {}

  /** @param density how often an element is filled, 0 to 1 */
  report(density: number): fc.Arbitrary<RandomReport> {
    return fc
      .tuple(this.#values(undefined, density), this.#header('N.2.r'))
      .map(([values, header]) => {
        const content = { ...values, C_1_1: 'CN-PHAROS-1' } as CaseContent
        connect(content)
        this.#note(content)
        this.#note(header)
        return { envelope: header, content }
      })
  }

  batch(): fc.Arbitrary<Envelope> {
    return this.#header('N.1').map((header) => {
      this.#note(header)
      return header
    })
  }

  #header(group: string): fc.Arbitrary<Envelope> {
    const elements = this.catalogue.elements.filter((element) => element.group === group)
    return fc.record(
      Object.fromEntries(elements.map((element) => [keyOf(element), this.#value(element)]))
    ) as fc.Arbitrary<Envelope>
  }

  #values(group: string | undefined, density: number): fc.Arbitrary<Values> {
    const fields: Record<string, fc.Arbitrary<unknown>> = {}
    for (const field of this.catalogue.fieldsOf(group)) {
      if (isHeader(field.key)) continue
      if (field.kind === 'group') {
        if (!this.#isUsed(field.key)) continue
        const rows = fc.array(this.#row(field.key, density), { minLength: 1, maxLength: 2 })
        fields[field.key] = maybe(rows, density)
      } else if (this.isWanted(field.element)) {
        fields[field.key] = maybe(this.#leaf(field.element), density)
      }
    }
    return fc.record(fields).map((record) => {
      const entries = Object.entries(record).filter(([, value]) => value !== undefined)
      return Object.fromEntries(entries) as Values
    })
  }

  #isUsed(group: string): boolean {
    return this.catalogue
      .fieldsOf(group)
      .some((field) =>
        field.kind === 'group' ? this.#isUsed(field.key) : this.isWanted(field.element)
      )
  }

  /** A row holds something: an empty one leaves no trace in a message. */
  #row(group: string, density: number): fc.Arbitrary<Row> {
    return this.#values(group, density)
      .filter((values) => Object.keys(values).length > 0 || group === 'E_i' || group === 'G_k')
      .map((values) => ({ id: randomUUID(), ...oneProduct(values) }) as Row)
  }

  #leaf(element: ElementDefinition): fc.Arbitrary<Leaf> {
    const { nullFlavors = [] } = element
    if (nullFlavors.length === 0) return this.#value(element)
    const nullFlavor = fc.constantFrom(...nullFlavors).map((code) => ({ nullFlavor: code }))
    return fc.oneof(
      { weight: 2, arbitrary: this.#value(element) },
      { weight: 1, arbitrary: nullFlavor }
    )
  }

  #value(element: ElementDefinition): fc.Arbitrary<Leaf> {
    const { id, type, place } = element
    if (id === 'F.r.3.2')
      return fc.tuple(fc.constantFrom('', '<', '<=', '>', '>='), decimal).map(([a, b]) => a + b)
    if (type === 'boolean') return fc.constantFrom(...(element.booleanValues ?? [true, false]))
    if (type === 'date') return date
    if (type === 'file') return this.#file()
    if (type === 'code') return this.#code(element)
    if (type === 'reference') return fc.constant('')
    if (String(place).includes('telecom')) return digits(8)
    if (type === 'number' || /\/@value$/.test(String(place))) return decimal
    if (/@(?:unit|language|code)$/.test(String(place))) return word
    return text
  }

  #code({ codeList, place, profile }: ElementDefinition): fc.Arbitrary<Leaf> {
    const codes = this.catalogue.codeList(codeList)?.codes.map(({ code }) => code) ?? []
    const listed = codes.length > 0 ? fc.constantFrom(...codes) : digits(8)
    const isDecisive = profile !== undefined || /TBD/.test(String(place))
    if (!this.withForeignCodes || isDecisive || !/codeSystem=.*\/@code$/.test(String(place))) {
      return listed
    }
    const foreign = fc.record({ value: word, codeSystem: fc.constant('1.2.3.4') })
    return fc.oneof({ weight: 9, arbitrary: listed }, { weight: 1, arbitrary: foreign })
  }

  #file(): fc.Arbitrary<Leaf> {
    const parts = [fc.uint8Array({ minLength: 1, maxLength: 60 }), word, fc.boolean()] as const
    return fc.tuple(...parts).map(([bytes, name, compressed]) => {
      const file = createHash('sha256').update(bytes).digest('hex')
      this.attachments.set(file, bytes)
      const leaf: FileLeaf = {
        file,
        name: `${name}.pdf`,
        mediaType: 'application/pdf',
        size: bytes.length,
      }
      return compressed ? { ...leaf, compressed } : leaf
    })
  }

  #note(values: object) {
    for (const [key, value] of Object.entries(values)) {
      if (Array.isArray(value)) value.forEach((row) => this.#note(row))
      else if (key !== 'id') this.filled.add(key)
      if (typeof value === 'object' && 'nullFlavor' in value)
        this.filled.add(`${key} ${value.nullFlavor}`)
    }
  }
}

/** The schema has room for one product code: that of the medicinal or of the pharmaceutical product. */
function oneProduct(values: Values): Values {
  const [first = 'none'] = Object.keys(values)
    .filter((key) => PRODUCT_CODES.test(key))
    .slice(-1)
  const isOther = (key: string) =>
    PRODUCT_CODES.test(key) && key.slice(0, -1) !== first.slice(0, -1)
  return Object.fromEntries(Object.entries(values).filter(([key]) => !isOther(key)))
}

function maybe<Value>(arbitrary: fc.Arbitrary<Value>, density: number) {
  if (density === 1) return arbitrary
  const filled = {
    weight: Math.round(density * 10),
    arbitrary: arbitrary as fc.Arbitrary<Value | undefined>,
  }
  return fc.oneof(filled, { weight: 10 - filled.weight, arbitrary: fc.constant(undefined) })
}

/** Each drug refers to each event at most once; a reference to no event is left as it is. */
function connect(content: CaseContent) {
  const events = (content.E_i as Row[] | undefined) ?? []
  for (const drug of (content.G_k as Row[] | undefined) ?? []) {
    const pairs = (drug.G_k_9_i as Row[] | undefined) ?? []
    pairs.forEach((pair, index) => {
      pair.G_k_9_i_1 = events[index]?.id ?? randomUUID()
    })
  }
}

function keyOf({ id }: ElementDefinition): string {
  return id.replaceAll('.', '_')
}
