import { readFileSync } from 'node:fs'

import type { Words } from '#kernel/language/words'

import type {
  DemoDictionary,
  DemoPath,
  DemoSmq,
  DemoSmqMember,
  DemoTerm,
} from '#tests/invented/dictionary/demo_dictionary'
import { Random } from '#tests/invented/random'

/** As many terms as the dictionary of today has; all are put together from lists of words. */
const SIZE = { soc: 27, hlgt: 337, hlt: 1737, pt: 27_000, llt: 83_000, smq: 100 } as const

/** Codes begin where no code of MedDRA does. */
const FIRST = {
  soc: 91_000_001,
  hlgt: 92_000_001,
  hlt: 93_000_001,
  pt: 94_000_001,
  llt: 95_000_001,
  smq: 98_000_001,
} as const

/** What one version changes, from the one before. */
const CHANGED = { added: 300, retired: 120, moved: 80, otherSoc: 20 } as const

interface WordLists {
  readonly sites: readonly Words[]
  readonly findings: readonly Words[]
  readonly degrees: readonly Words[]
  readonly qualifiers: readonly Words[]
}

const words = JSON.parse(
  readFileSync(new URL('words.json', import.meta.url), 'utf8')
) as unknown as WordLists

/** Versions of the dictionary of the real size, the oldest first. */
export const fullVersions: readonly string[] = ['92.0', '92.1', '93.0']

/** An LLT before any version: what changes with it is drawn once for all of them. */
interface Drawn {
  readonly code: string
  readonly name: Words
  readonly pt: string
  /** Version in which it appears, as its place among the versions. */
  readonly since: number
  /** Version from which it is not current. */
  readonly retired: number
  /** Another PT, from the version after `moved`. */
  readonly moved: number
  readonly to: string
}

const NEVER = Infinity

/**
 * An invented dictionary of the real size as it stands in a version; the same seed gives the same
 * one. Names say nothing of medicine: every part of the body with every finding in every degree.
 */
export function fullDictionary(version = fullVersions.at(-1)!, seed = '1'): DemoDictionary {
  const at = fullVersions.indexOf(version)
  if (at === -1) throw new Error(`There is no version ${version}`)
  const random = new Random(`dictionary ${seed}`)
  const groups = groupsOf(random)
  const names = ptNames(random)
  const pts = names.map((name, n) => ({ code: `${FIRST.pt + n}`, name }))
  const paths = pathsOf(random, pts, groups, at)
  const llts = drawLlts(random, pts)
    .filter(({ since }) => since <= at)
    .map(({ code, name, pt, retired, moved, to }) => ({
      level: 'llt' as const,
      code,
      name,
      pt: moved <= at ? to : pt,
      isCurrent: retired > at,
    }))
  const own = pts.map(({ code, name }) => ({
    ...{ level: 'llt' as const, code, name, pt: code },
    isCurrent: true,
  }))
  const preferred = pts.map((pt) => ({ level: 'pt' as const, ...pt, isCurrent: true }))
  const terms = [...groups.terms, ...preferred, ...own, ...llts]
  return { version, terms, paths, ...smqsOf(random, pts) }
}

interface Groups {
  readonly terms: readonly DemoTerm[]
  readonly hlgtOf: readonly number[]
  readonly socOf: readonly number[]
}

/** SOC, HLGT and HLT; each has at least one below it. */
function groupsOf(random: Random): Groups {
  const { sites, findings } = words
  const under = (count: number, above: number) =>
    Array.from({ length: count }, (_, n) => (n < above ? n : random.int(0, above - 1)))
  const name = (site: Words, ending: Words, finding?: Words): Words => ({
    en: `Demo ${site.en} ${finding ? `${finding.en} ` : ''}${ending.en}`,
    zh: `演示${site.zh}${finding?.zh ?? ''}${ending.zh}`,
  })
  const pair = (n: number) =>
    [sites[n % sites.length]!, findings[Math.floor(n / sites.length) % findings.length]!] as const
  const terms: DemoTerm[] = []
  for (let n = 0; n < SIZE.soc; n++) {
    const socName = name(sites[n]!, { en: 'disorders', zh: '类疾病' })
    const abbreviation = `Dm${n + 1}`
    terms.push({
      level: 'soc',
      code: `${FIRST.soc + n}`,
      name: socName,
      isCurrent: true,
      abbreviation,
    })
  }
  for (const level of ['hlgt', 'hlt'] as const) {
    const ending = level === 'hlgt' ? { en: 'group', zh: '组' } : { en: 'states', zh: '情况' }
    for (let n = 0; n < SIZE[level]; n++) {
      const [site, finding] = pair(n)
      const code = `${FIRST[level] + n}`
      terms.push({ level, code, name: name(site, ending, finding), isCurrent: true })
    }
  }
  return { terms, hlgtOf: under(SIZE.hlt, SIZE.hlgt), socOf: under(SIZE.hlgt, SIZE.soc) }
}

/** Names of as many different PTs, in no order. */
function ptNames(random: Random): Words[] {
  const all = words.sites.flatMap((site) =>
    words.findings.flatMap((finding) =>
      words.degrees.map((degree) => ({
        en: `Demo ${degree.en} ${site.en} ${finding.en}`,
        zh: `演示${degree.zh}${site.zh}${finding.zh}`,
      }))
    )
  )
  for (let n = all.length - 1; n > 0; n--) {
    const other = random.int(0, n)
    ;[all[n], all[other]] = [all[other]!, all[n]!]
  }
  return all.slice(0, SIZE.pt)
}

/** A third of the PTs has a second path to another SOC; a few of those change which is primary. */
function pathsOf(
  random: Random,
  pts: readonly { readonly code: string }[],
  { hlgtOf, socOf }: Groups,
  at: number
): DemoPath[] {
  const over = (pt: string, hlt: number) => ({
    pt,
    hlt: `${FIRST.hlt + hlt}`,
    hlgt: `${FIRST.hlgt + hlgtOf[hlt]!}`,
    soc: `${FIRST.soc + socOf[hlgtOf[hlt]!]!}`,
  })
  let swaps = CHANGED.otherSoc * (fullVersions.length - 1)
  return pts.flatMap(({ code }, n) => {
    const hlt = n < SIZE.hlt ? n : random.int(0, SIZE.hlt - 1)
    const [first, second] = [over(code, hlt), over(code, random.int(0, SIZE.hlt - 1))]
    if (!random.chance(1 / 3) || first.soc === second.soc) return [{ ...first, isPrimary: true }]
    const since = swaps > 0 ? fullVersions.length - Math.ceil(swaps / CHANGED.otherSoc) : NEVER
    swaps--
    const isSwapped = since <= at
    return [
      { ...first, isPrimary: !isSwapped },
      { ...second, isPrimary: isSwapped },
    ]
  })
}

/** The LLTs beside those that are named as their PT. */
function drawLlts(random: Random, pts: readonly { code: string; name: Words }[]): Drawn[] {
  const { qualifiers } = words
  const count = SIZE.llt - SIZE.pt
  const turn = random.int(0, qualifiers.length - 1)
  const last = fullVersions.length - 1
  return Array.from({ length: count }, (_, n) => {
    const { code: pt, name } = pts[n % pts.length]!
    const round = Math.floor(n / pts.length)
    const qualifier = qualifiers[(turn + n * 5 + round) % qualifiers.length]!
    // The last ones come with the later versions, the first ones are retired, others move.
    const fromEnd = Math.floor((count - 1 - n) / CHANGED.added)
    const retired = Math.floor(n / CHANGED.retired) + 1
    const moved = Math.floor((n - 10_000) / CHANGED.moved) + 1
    return {
      code: `${FIRST.llt + n}`,
      name: { en: `${name.en}, ${qualifier.en}`, zh: `${name.zh}（${qualifier.zh}）` },
      pt,
      since: fromEnd < last ? last - fromEnd : 0,
      retired: retired <= last ? retired : random.chance(0.09) ? 0 : NEVER,
      moved: moved > 0 && moved <= last ? moved : NEVER,
      to: pts[(n + 1) % pts.length]!.code,
    }
  })
}

/** A hundred SMQs in three levels, each with terms of its own. */
function smqsOf(
  random: Random,
  pts: readonly { readonly code: string }[]
): Pick<DemoDictionary, 'smqs' | 'members'> {
  const [top, middle] = [20, 50]
  const smqs: DemoSmq[] = []
  const members: DemoSmqMember[] = []
  for (let n = 0; n < SIZE.smq; n++) {
    const level = n < top ? 1 : n < top + middle ? 2 : 3
    const code = `${FIRST.smq + n}`
    const [site, finding] = [words.sites[n % words.sites.length]!, words.findings[n % 40]!]
    const name = {
      en: `Demo ${site.en} ${finding.en} ${n + 1} SMQ`,
      zh: `演示${site.zh}${finding.zh}${n + 1} SMQ`,
    }
    smqs.push({ code, name, level })
    if (level > 1) {
      const above = level === 2 ? random.int(0, top - 1) : random.int(top, top + middle - 1)
      members.push({ smq: `${FIRST.smq + above}`, member: code, scope: 'smq' })
    }
    const from = random.int(0, pts.length - 1)
    const length = random.int(20, 150)
    for (let each = 0; each < length; each++) {
      const member = pts[(from + each * 7) % pts.length]!.code
      members.push({ smq: code, member, scope: random.chance(0.4) ? 'narrow' : 'broad' })
    }
  }
  return { smqs, members }
}
