import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { formatPath } from '#kernel/case/content/element_path'
import { nameIn } from '#kernel/case/content/leaf'
import type { Fact, Known } from '#plugins/deadlines/contract/facts'
import { type Reference, validOn } from '#plugins/deadlines/contract/references'
import { matchesOf, suspectDrugs } from '#plugins/deadlines/contract/related'
import { textOf } from '#plugins/deadlines/contract/rows'

/** The project has no expected reactions for a drug. */
const NO_REFERENCE = 2012

/** Documents by which listedness is asked, and whether what the case itself says of it counts, too. */
const asked = { ib: true, CN: true, US: false } as const

interface Asked {
  readonly content: CaseContent
  readonly event: Row
  readonly references: readonly Reference[]
  readonly isSerious: boolean
  readonly isFatal: boolean
  /** yyyy-MM-dd, on which documents have to be valid. */
  readonly day: string
}

/** Whether an event is unexpected, by each kind of reference document: `unexpected_CN`. */
export function listednessFacts(event: Asked): Fact[] {
  const drugs = suspectDrugs(event.content)
  return Object.entries(asked).map(([market, countsCase]) => {
    const name = `unexpected_${market}`
    const verdicts = drugs.flatMap((drug) => ofDrug(drug, market, countsCase, event))
    const found =
      (['yes', 'unknown', 'no'] as const)
        .map((state) => verdicts.find((verdict) => verdict.state === state))
        .find((verdict) => verdict !== undefined) ?? ({ state: 'unknown', paths: ['G_k'] } as const)
    const { state, paths, document } = found
    return {
      ...{ name, state, paths },
      ...(document !== undefined && { document }),
      ...(state === 'unknown' && { code: NO_REFERENCE }),
    }
  })
}

interface Verdict {
  readonly state: Known
  readonly paths: readonly string[]
  readonly document?: string
}

function ofDrug(drug: Row, market: string, countsCase: boolean, event: Asked): Verdict[] {
  const matches = matchesOf(drug, event.event)
  const places = matches.map(({ id }) =>
    formatPath([{ key: 'G_k', row: drug.id }, { key: 'G_k_9_i', row: id }, { key: 'G_k_9_i_CN_1' }])
  )
  const drugPath = formatPath([{ key: 'G_k', row: drug.id }, { key: 'G_k_2_2' }])
  const said = matches.map(({ G_k_9_i_CN_1 }) => textOf(G_k_9_i_CN_1))
  if (countsCase && said.some((code) => code === '0' || code === '1')) {
    return said.flatMap((code, at) =>
      code === '0' || code === '1'
        ? [{ state: code === '1' ? ('yes' as const) : ('no' as const), paths: [places[at]!] }]
        : []
    )
  }
  const names = [textOf(drug.G_k_2_2), textOf(drug.G_k_CN_1), nameIn(drug.G_k_2_1_2b)]
    .filter((name) => name !== undefined)
    .map(normal)
  const references = validOn(event.references, event.day).filter(
    (reference) =>
      reference.market === market && reference.drugs.some((each) => names.includes(normal(each)))
  )
  if (references.length === 0) {
    return [{ state: 'unknown', paths: countsCase && places.length > 0 ? places : [drugPath] }]
  }
  return references.map((reference) => ({
    ...{ state: isExpected(reference, event) ? ('no' as const) : ('yes' as const) },
    ...{ paths: [drugPath], document: `${reference.market} ${reference.version}` },
  }))
}

const normal = (text: string) => text.trim().toLowerCase()

function isExpected({ reactions }: Reference, { event, isSerious, isFatal }: Asked): boolean {
  const code = textOf(event.E_i_2_1b)
  const terms = [nameIn(event.E_i_2_1b), textOf(event.E_i_1_1a), textOf(event.E_i_1_2)]
    .filter((term) => term !== undefined)
    .map(normal)
  return reactions
    .filter(
      (each) =>
        (code !== undefined && each.codes.includes(code)) || terms.includes(normal(each.term))
    )
    .some(
      ({ seriousness }) =>
        seriousness === 'any' ||
        (seriousness === 'not_serious' && !isSerious) ||
        (seriousness === 'not_fatal' && !isFatal)
    )
}
