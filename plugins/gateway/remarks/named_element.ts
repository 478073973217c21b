import { type Catalogue, isHeader } from '#kernel/case/content/catalogue'

/** An element that a text names, with the rows that it names. */
export interface NamedElement {
  /** As the catalogue writes it: `G.k.4.r.10.1`. */
  readonly id: string
  /** Position of a row, from 1, by the number of its group: `{ 'G.k': 2 }`. */
  readonly rows: Readonly<Record<string, number>>
  /** Where in the text it begins and ends. */
  readonly from: number
  readonly to: number
}

const ROW = String.raw`(?:\[\s?#?\d{1,3}\s?\]|\(\s?#?\d{1,3}\s?\))`
const STEP = String.raw`(?:[._](?:\d{1,2}[a-z]?|[a-z]|[A-Z]{2,3}|[A-Z]))`
/** `E.i.3.2a`, `FDA.C.5.6.r`, `G.k[1].4.r[2].10.1`, `G_k[1].G_k_4_r[2].G_k_4_r_10_1`, `E.i.1.1a(2)` */
const NUMBER = new RegExp(
  String.raw`(?<![\w.])(?:[A-Z]{2,4}\.)?[A-HN]${STEP}(?:${ROW})?(?:${STEP}(?:${ROW})?|[._](?:[A-Z]{2,4}\.)?[A-H](?=[._]))*`,
  'gi'
)

/**
 * The elements that a text names, in its order. Numbers that the catalogue does not know (E2B(R2), parts
 * of others) are none.
 * @param isCut whether the end of the text is missing: a number that it ends with may be half of one
 */
export function namedElements(text: string, catalogue: Catalogue, isCut = false): NamedElement[] {
  const end = isCut ? text.replace(/[\s.…"'”\])]+$/u, '').length : Number.POSITIVE_INFINITY
  return [...text.matchAll(NUMBER)].flatMap(({ 0: found, index }) => {
    const to = index + found.length
    if (to >= end) return []
    const { id, rows } = parse(found)
    const known = knownId(id, catalogue)
    return known ? [{ id: known, rows: rightly(rows, catalogue), from: index, to }] : []
  })
}

/** Verbs that say of the element before them what is wrong with it. */
const VERDICT =
  /\b(?:must|should|shall|has to|have to|cannot|can not|may not|is|are|was|were|not)\b|必须|应|不能|不得|不可|缺/gi

/**
 * The element that a text complains of, out of those that it names: the last one before what it must or
 * is not, so that a condition before it does not count (`If C.1.3 is 2, C.5.4 must be given`); else the
 * first. The header is meant only where nothing of the case is named.
 */
export function complainedOf(text: string, named: readonly NamedElement[]): NamedElement | null {
  const ofCase = named.filter(({ id }) => !isHeader(id))
  const meant = ofCase.length > 0 ? ofCase : named
  if (meant.length < 2) return meant[0] ?? null
  const clause = mainClause(text)
  const verdict = text.slice(clause).matchAll(VERDICT)
  for (const { index } of verdict) {
    const before = meant.filter(({ from, to }) => from >= clause && to <= clause + index)
    if (before.length > 0) return before.at(-1)!
  }
  return meant.find(({ from }) => from >= clause) ?? meant[0]!
}

/** Where the clause begins that a condition stands before; 0 without one. */
function mainClause(text: string): number {
  if (!/^\W*(?:if|when|where|since|as|because|如果|若|当)/i.test(text)) return 0
  const strong = /,\s*then\b|，则|,\s*(?=(?:the )?(?:element|value|field|data)\b)/gi
  const at = [...text.matchAll(strong)].at(-1) ?? [...text.matchAll(/,\s|，/g)].at(-1)
  return at ? at.index + at[0].length : 0
}

function parse(found: string): Pick<NamedElement, 'id' | 'rows'> {
  const rows: Record<string, number> = {}
  let id = ''
  const steps = found.matchAll(/([A-Za-z0-9]+)(?:[[(]\s?#?(\d+)\s?[\])])?/g)
  for (const [, step, row] of steps) {
    // The long form names each level from its beginning: G.k[1].G.k.4.r[2].
    const begins =
      /^[A-H]$/.test(step!) && /\.[a-z]$/i.test(id) && id.length > 1 && hasRow(rows, id)
    id = begins || id === '' ? step! : `${id}.${step!}`
    if (row) rows[id] = Number(row)
  }
  return { id, rows }
}

const hasRow = (rows: Readonly<Record<string, number>>, id: string) => id in rows

/** Rows by the groups that have them; a row of an element counts for the group that it stands in. */
function rightly(rows: Readonly<Record<string, number>>, catalogue: Catalogue) {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([written, row]): [string, number][] => {
      const id = knownId(written, catalogue)
      if (!id) return []
      if (catalogue.repeats(id)) return [[id, row]]
      const group = catalogue.element(id)?.path.at(-1)
      return group ? [[group, row]] : []
    })
  )
}

const spelled = new WeakMap<Catalogue, ReadonlyMap<string, string>>()

/**
 * The number as the catalogue spells it: receivers write `G.K.2.2`, `E.i.3.2A` and `ICH.C.1.3`, too. Of a
 * number that it does not have, the group that it would stand in.
 */
function knownId(id: string, catalogue: Catalogue): string | undefined {
  const exact = spelledId(id, catalogue) ?? spelledId(id.replace(/^[A-Z]{2,4}\./i, ''), catalogue)
  if (exact || !/^[C-H]\./.test(id)) return exact
  const around = id.replace(/\.[^.]*$/, '')
  return around.split('.').length > 2 ? knownId(around, catalogue) : undefined
}

function spelledId(id: string, catalogue: Catalogue): string | undefined {
  if (catalogue.element(id) || catalogue.group(id)) return id
  let known = spelled.get(catalogue)
  if (!known) {
    const ids = [...catalogue.elements, ...catalogue.groups].map((each) => each.id)
    known = new Map(ids.toReversed().map((each) => [each.toLowerCase(), each]))
    spelled.set(catalogue, known)
  }
  return known.get(id.toLowerCase())
}
