import type { Words } from '#kernel/language/words'

export type ElementType = 'text' | 'code' | 'number' | 'date' | 'boolean' | 'file' | 'reference'
export type Conformance = 'mandatory' | 'conditional' | 'optional'
export type Precision = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'

/** One condition of `requiredWhen`; an element is required when all of its conditions hold. */
export interface Condition {
  op: 'present' | 'absent' | 'eq' | 'ne' | 'in' | 'anyChildPresent' | 'exactlyOneInRepeat'
  /** Element or group that is looked at; within a shared repeating group it is the same row. */
  element?: string
  /** The repeating group that is counted (exactlyOneInRepeat). */
  group?: string
  value?: string | boolean | string[]
}

/** One element of the catalogue, as it stands in form-schemas/elements. Stated once, used by all. */
export interface ElementDefinition {
  /** Number in the guide: `G.k.4.r.1a`. */
  id: string
  name: Words
  /** A shorter name for a form, where the name of the guide is long. */
  label?: Words
  /** The group (heading) that the element stands in, absent at the top. */
  group?: string
  type: ElementType
  /** Most characters of the value. */
  maxLength?: number
  /** Repeating groups around the element, outermost first (for C..H without N.2.r). */
  path: string[]
  conformance: Conformance
  requiredWhen?: Condition[]
  /** Dates: the least that must be known. */
  minPrecision?: Precision
  notFuture?: boolean
  /** The booleans that may be sent; [true] where false is not allowed. */
  booleanValues?: boolean[]
  /** Regular expression that a value should match. */
  pattern?: string
  numeric?: 'integer' | 'decimal'
  /** Id of a code list in form-schemas/codelists. */
  codeList?: string
  /** Further lists from which a code is accepted. */
  alternativeCodeLists?: string[]
  /** Null flavours that may be sent; absent = none. */
  nullFlavors?: string[]
  /** OID of the identifier namespace or code system. */
  oid?: string
  /** Number in E2B(R2). */
  r2?: string
  help?: Words
  /** What somebody may type; in both languages where it is words. */
  example?: string | Words
  /** Where sources disagree about a fact of this element. */
  note?: Words
  /** Where the element stands in the message: read by the e2b plugin. */
  place?: unknown
  /** Regional elements: the code that tells their observation from its neighbours. */
  observation?: {
    code: string
    codeSystem: string
    codeSystemVersion?: string
    displayName?: string
  }
  /** Why the element stands on no page: what the system sets by itself. */
  systemSet?: Words
  /** Why the element stands in no message: what a case keeps for those who work on it. */
  keptHere?: Words
  /** Element whose words it codes; a follow-up that says other words leaves them to be coded. */
  codes?: string
  /** Region of a regional element: cn, eu, us, jp, kr. Set by the loader from the folder. */
  profile?: string
  /** Plugin that brings the element. Set by the loader. */
  plugin?: string
  /** false: no authoritative source confirmed the facts of this entry. */
  verified?: boolean
}

/** A heading of the guide; a repeating one holds rows in the content. */
export interface GroupDefinition {
  id: string
  name: Words
  /** Short name for screens, where `name` is not one. */
  label?: Words
  group?: string
  repeats: boolean
  /** Repeating groups around the members, outermost first, this group included when it repeats. */
  path: string[]
  /** A repeating element that is its own group (C.1.10.r, G.k.10.r). Set by the catalogue. */
  single?: boolean
  profile?: string
  plugin?: string
}

export interface Code {
  code: string
  /** Absent in lists whose names come from Intl.DisplayNames. */
  name?: Words
  /** Other spellings of the same code that messages carry: accepted, not written. */
  alias?: string[]
}

export interface CodeList {
  id: string
  name: Words
  oid?: string
  codes: Code[]
  /** Names come from Intl.DisplayNames of this type. */
  displayNames?: 'region' | 'language'
  /** Content belongs to a licensor: nothing is checked until the user loads it. */
  licensed?: boolean
  /** A code belongs to the version that stands beside it: another version may not have it. */
  versioned?: boolean
  /** Other codes than the listed ones are allowed. */
  open?: boolean
  /** Its names are offered for a text; no element holds its codes. */
  suggested?: boolean
  /** Codes of the message structure, never chosen by a user. */
  structural?: boolean
  /** false: the codes are not confirmed by an authoritative source. */
  verified?: boolean
  note?: Words
}

/** Everything the catalogue is made of: plain JSON, sent to the browser as it is. */
export interface CatalogueData {
  /** Version of the ICH elements. */
  version: string
  elements: ElementDefinition[]
  groups: GroupDefinition[]
  codeLists: CodeList[]
}
