import { readFileSync } from 'node:fs'

import type { Words } from '#kernel/language/words'

export type DemoLevel = 'soc' | 'hlgt' | 'hlt' | 'pt' | 'llt'

/** One invented term. Codes and names are the project's own; nothing of MedDRA is in here. */
export interface DemoTerm {
  readonly level: DemoLevel
  /** Eight digits that begin with 9, as no code of MedDRA does. */
  readonly code: string
  readonly name: Words
  /** The preferred term of a lowest level term; a preferred term is its own. */
  readonly pt?: string
  /** False for a term that is no longer to be used. */
  readonly isCurrent: boolean
  /** Of a system organ class. */
  readonly abbreviation?: string
}

/** One way from a preferred term up to a system organ class, by code. */
export interface DemoPath {
  readonly pt: string
  readonly hlt: string
  readonly hlgt: string
  readonly soc: string
  readonly isPrimary: boolean
}

/** A standardised query: terms that together speak of one medical question. */
export interface DemoSmq {
  readonly code: string
  readonly name: Words
  /** 1 for one that stands in no other. */
  readonly level: number
}

/** A preferred term of a standardised query, or another query inside of it. */
export interface DemoSmqMember {
  readonly smq: string
  readonly member: string
  readonly scope: 'narrow' | 'broad' | 'smq'
}

export interface DemoDictionary {
  readonly version: string
  readonly terms: readonly DemoTerm[]
  readonly paths: readonly DemoPath[]
  readonly smqs: readonly DemoSmq[]
  readonly members: readonly DemoSmqMember[]
}

interface Tree {
  versions: string[]
  socs: { name: Words; abbreviation: string; hlgts: { name: Words; hlts: Hlt[] }[] }[]
  secondary: { pt: string; hlt: string }
  changes: {
    addedIn: Record<string, string[]>
    retiredIn: Record<string, string[]>
    movedIn: Record<string, Record<string, string>>
  }
  smqs: { name: Words; narrow: string[]; broad: string[]; smqs: string[] }[]
}
interface Hlt {
  name: Words
  pts: { name: Words; llts: Words[] }[]
}

const tree = JSON.parse(
  readFileSync(new URL('terms.json', import.meta.url), 'utf8')
) as unknown as Tree

/** Versions of the invented dictionary, the oldest first; each differs a little from the last. */
export const demoVersions: readonly string[] = tree.versions

/** The invented dictionary as it stands in a version. */
export function demoDictionary(version = demoVersions.at(-1)!): DemoDictionary {
  const terms: DemoTerm[] = []
  const paths: DemoPath[] = []
  const counts = { hlt: 0, pt: 0, llt: 0 }
  const add = (level: DemoLevel, code: number, name: Words, pt?: number) => {
    terms.push({
      level,
      code: String(code),
      name,
      ...(pt === undefined ? {} : { pt: String(pt) }),
      isCurrent: true,
    })
    return code
  }
  for (const [s, { name, abbreviation, hlgts }] of tree.socs.entries()) {
    const soc = socCode(s)
    terms.push({ level: 'soc', code: String(soc), name, isCurrent: true, abbreviation })
    for (const [g, group] of hlgts.entries()) {
      const hlgt = add('hlgt', soc - 100_000 + g + 1, group.name)
      for (const { name: hltName, pts } of group.hlts) {
        const hlt = add('hlt', 90_500_000 + ++counts.hlt, hltName)
        for (const { name: ptName, llts } of pts) {
          const pt = add('pt', 90_100_000 + ++counts.pt, ptName)
          add('llt', pt, ptName, pt)
          for (const llt of llts) add('llt', 90_200_000 + ++counts.llt, llt, pt)
          paths.push(pathOf(pt, hlt, hlgt, soc, true))
        }
      }
    }
  }
  const secondary = codeOf(terms, 'pt', tree.secondary.pt)
  const beside = paths.find(({ hlt }) => hlt === codeOf(terms, 'hlt', tree.secondary.hlt))!
  paths.push({ ...beside, pt: secondary, isPrimary: false })
  return { version, terms: changed(terms, version), paths, ...smqsOf(terms) }
}

/** The first three lie far apart; those that came later lie behind the third, so that eight digits do. */
function socCode(place: number): number {
  return place < 3 ? 91_900_000 + place * 1_000_000 : 93_900_000 + (place - 2) * 10_000
}

function smqsOf(terms: readonly DemoTerm[]): Pick<DemoDictionary, 'smqs' | 'members'> {
  const codes = new Map(tree.smqs.map(({ name }, at) => [name.en, String(98_000_001 + at)]))
  const inner = new Set(tree.smqs.flatMap((smq) => smq.smqs))
  const members = tree.smqs.flatMap(({ name, narrow, broad, smqs }) => {
    const smq = codes.get(name.en)!
    const pts = (names: string[], scope: 'narrow' | 'broad') =>
      names.map((en) => ({ smq, member: codeOf(terms, 'pt', en), scope }))
    const within = smqs.map((en) => ({ smq, member: codes.get(en)!, scope: 'smq' as const }))
    return [...pts(narrow, 'narrow'), ...pts(broad, 'broad'), ...within]
  })
  const smqs = tree.smqs.map(({ name }) => ({
    code: codes.get(name.en)!,
    name,
    level: inner.has(name.en) ? 2 : 1,
  }))
  return { smqs, members }
}

/** What the versions changed: a term added, one retired, one moved to another preferred term. */
function changed(terms: readonly DemoTerm[], version: string): DemoTerm[] {
  const { addedIn, retiredIn, movedIn } = tree.changes
  const at = demoVersions.indexOf(version)
  const isLater = (than: string) => demoVersions.indexOf(than) > at
  const missing = new Set(
    Object.entries(addedIn).flatMap(([since, names]) => (isLater(since) ? names : []))
  )
  const retired = new Set(
    Object.entries(retiredIn).flatMap(([since, names]) => (isLater(since) ? [] : names))
  )
  const moved = Object.assign(
    {},
    ...Object.entries(movedIn).flatMap(([since, moves]) => (isLater(since) ? [] : [moves]))
  ) as Record<string, string>
  return terms
    .filter(({ level, name }) => level !== 'llt' || !missing.has(name.en))
    .map((term) => {
      if (term.level !== 'llt') return term
      const to = moved[term.name.en]
      return {
        ...term,
        ...(to ? { pt: codeOf(terms, 'pt', to) } : {}),
        isCurrent: !retired.has(term.name.en),
      }
    })
}

function pathOf(pt: number, hlt: number, hlgt: number, soc: number, isPrimary: boolean): DemoPath {
  return { pt: `${pt}`, hlt: `${hlt}`, hlgt: `${hlgt}`, soc: `${soc}`, isPrimary }
}

function codeOf(terms: readonly DemoTerm[], level: DemoLevel, en: string): string {
  return terms.find((term) => term.level === level && term.name.en === en)!.code
}
