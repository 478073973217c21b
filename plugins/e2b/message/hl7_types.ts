import types from './hl7_types.json' with { type: 'json' }

/** What the schema says about one HL7 type, as far as a writer must know it. */
export interface Hl7Type {
  /** Structural attributes that are the same wherever the type is used. */
  attributes: readonly [name: string, value: string][]
  /** Children in the order of the schema. */
  children: readonly Hl7Child[]
}

export interface Hl7Child {
  name: string
  type?: string
  mandatory: boolean
  /** The schema takes any number of them, else one. */
  several?: boolean
}

/**
 * Facts of the ICH schema for the types that reports use: one line a type, its structural
 * attributes and the sequence of its children (`name:Type`, `!` = at least one is asked for,
 * `*` = any number may come).
 */
const table = types as unknown as Record<string, [string, string]>

const known = new Map<string, Hl7Type>()

/** The facts of a type, or undefined for a type without children (II, CS, TS ...). */
export function hl7Type(name: string | undefined): Hl7Type | undefined {
  if (name === undefined || !(name in table)) return undefined
  let type = known.get(name)
  if (type === undefined) {
    type = parseType(table[name]!)
    known.set(name, type)
  }
  return type
}

function parseType([attributes, children]: [string, string]): Hl7Type {
  const words = (text: string) => text.split(' ').filter((word) => word !== '')
  return {
    attributes: words(attributes).map((word) => word.split('=') as [string, string]),
    children: words(children).map((word) => {
      const [name = '', type] = word.split(':')
      return {
        name: name.replace(/[!*]+$/, ''),
        type,
        mandatory: name.includes('!'),
        several: name.includes('*'),
      }
    }),
  }
}
