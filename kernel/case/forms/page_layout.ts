import type { Words } from '#kernel/language/words'

/** How an element is shown, where its type alone does not say it: by one of these ... */
export const OWN_WIDGETS = ['quantity', 'meddra', 'term', 'suggest'] as const
export type OwnWidget = (typeof OWN_WIDGETS)[number]
/** ... or by one that a plugin brings: `shoes/size` of the plugin `shoes`, in the slot `forms.widget`. */
export type PluginWidget = `${string}/${string}`

/**
 * A list whose names are offered for a text, any other may be typed. With `by`, the list depends on the name
 * that stands in another element of the same level: `causality-result-six` goes with the code `six` of `of`.
 */
export interface Suggests {
  list: string
  by?: { element: string; of: string }
}

/** One field of a page: an element, or a few that are filled together (number and unit). */
export interface ElementField {
  element: string
  /** Elements shown in the same field: the unit of a number, the version of a code. */
  with?: string[]
  /** Columns of twelve. */
  span: number
  widget?: OwnWidget | PluginWidget
  /** A search that plugins may bring into the field: `drug`, in the slot `forms.search`. */
  search?: string
  /** Lines of a text area. */
  lines?: number
  /** Goes with the widget `suggest`: texts that are offered. */
  suggests?: Suggests
}

/** What a cell of a matrix says: the first of some elements that is filled, in a line of its own. */
export interface CellLine {
  value: string[]
  /** Element that holds the unit of the value. */
  unit?: string
  /** What the value is, in a word or two. */
  label?: Words
  /** A line for each row of this group inside the pair. */
  group?: string
  /** Elements of such a row that say whose value it is. */
  by?: string[]
}

/** A column of a table: an element, the first of some that is filled, or how a value went from row to row. */
export type Column = string | string[] | NamedColumn | Trend

/** A column with a heading of its own, where the label of the element says more than a column needs. */
export interface NamedColumn {
  title: Words
  elements: string[]
}

/** A small picture of a value over the rows that are about the same thing. */
export interface Trend {
  /** Number that is drawn. */
  trend: string
  unit: string
  /** What the rows are about: the same in the first of these that is filled. */
  by: string[]
  /** Date by which the rows follow each other. */
  over: string
  /** Ends of what is normal. */
  normal: [low: string, high: string]
}

/** How the rows of a group meet the rows of another one; a pair is a row of a group inside. */
export interface Matrix {
  /** Group whose rows are the columns: `E.i`. */
  columns: string
  /** Elements that name a column, the first that is filled. */
  names: string[]
  /** Group inside the rows that holds the pairs: `G.k.9.i`. */
  pairs: string
  /** Element of a pair that points to its column: `G.k.9.i.1`. */
  pointer: string
  /** Rows that stand on top: those with one of these codes, in the order of the codes. */
  first: { element: string; codes: string[] }
  /** Group inside a pair that says that it is assessed, and is taken over into others. */
  assessment: string
  cell: CellLine[]
}

/**
 * A repeating group: rows in a table, or a list at the left with the chosen row opened beside it,
 * or a matrix of its rows by those of another group, with the chosen pair opened below.
 */
export interface GroupField {
  group: string
  look: 'table' | 'list' | 'matrix'
  /** Goes with the look `matrix`. */
  matrix?: Matrix
  /** Elements that name a row in the list. */
  summary?: string[]
  /**
   * What a table of the rows shows, what matters most first: an element, or the first of some that is
   * filled; without it the elements that name a row. Where there is little room the last ones go.
   */
  columns?: Column[]
  /** The rows belong to another page: none is added, removed or moved here. */
  fixedRows?: boolean
  sections: PageSection[]
}

/** What belongs together on a page. */
export interface PageSection {
  /** Unique in its page; plugins name it to add elements. */
  id: string
  title?: Words
  /** Shown only where the project reports to this region. */
  profile?: string
  /** Elements in the order in which they stand in Chinese: the family name of a person comes first. */
  orderZh?: string[]
  fields: (ElementField | GroupField)[]
}

/** The UI document of a page: form-schemas/icsr/<page>.ui.json. */
export interface PageLayout {
  page: string
  /** Two letters before its name in the page tree, by which addresses may name it: `dm` of the patient. */
  code: string
  /** Raised whenever the page gets other elements. */
  version: number
  order: number
  title: Words
  /** One word for the page tree. */
  short: Words
  /** The page has no elements of its own and shows those of this code list. */
  overview?: string
  /** In an overview: elements with the reported words behind a code, the first that is filled. */
  reported?: Record<string, string[]>
  sections: PageSection[]
}

/** A page of the case editor as the browser knows it. */
export interface ClientPage extends PageLayout {
  /** Numbers of the elements of the page. */
  elements: string[]
}

/** Which keys and rows a page has: made of its sections, kept of earlier versions in icsr/history. */
export interface PageSchema {
  $id: string
  version: number
  type: 'object'
  properties: Record<string, PropertySchema>
  [keyword: string]: unknown
}

/** An element (`$ref`) or the rows of a repeating group. */
export interface PropertySchema {
  $ref?: string
  type?: 'array'
  items?: RowSchema
}

export interface RowSchema {
  type: 'object'
  required: string[]
  additionalProperties: false
  properties: Record<string, PropertySchema>
}

/** A page as everybody uses it, additions of plugins included. */
export interface FormPage extends PageLayout {
  schema: PageSchema
  /** Elements of the page in the order in which it shows them. */
  elements: string[]
}

/** Whether a field is a repeating group. */
export function isGroupField(field: ElementField | GroupField): field is GroupField {
  return 'group' in field
}
