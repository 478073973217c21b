import type { CaseContent, Row } from '#kernel/case/content/case_content'
import type { Words } from '#kernel/language/words'

import type { VersionKind } from '#plugins/cases/contract'
import type { EventFacts } from '#plugins/cases/contract/version_facts'
import FactsOfContents from '#plugins/cases/facts/facts_of_version'
import { NOT_CODED, type Series } from '#plugins/sur/contract/series'
import { unitsOf } from '#plugins/sur/contract/units'
import { caseOfSeries } from '#plugins/sur/series/case_of_series'
import { versionAt } from '#plugins/sur/series/version_at'

/** A version as a spec writes it: what it says, beside its kind. */
export interface ToldVersion {
  readonly kind?: VersionKind
  readonly content: CaseContent
}

/** A case as a spec writes it. */
export interface ToldCase {
  readonly no: string
  readonly versions: readonly ToldVersion[]
  readonly isDeleted?: boolean
  readonly isOpen?: boolean
}

/** Terms of the specs: code of the lowest level term, preferred term, class. */
const terms: Readonly<Record<number, readonly [pt: string, soc: string]>> = {
  1: ['Nausea', 'Gut'],
  2: ['Vomiting', 'Gut'],
  3: ['Headache', 'Nerves'],
  4: ['Rash', 'Skin'],
}

const named = (text: string): Words => ({ en: text, zh: text })

/** The series of cases that are written down, without listings. */
export async function seriesOf(
  cases: readonly ToldCase[],
  [start, lockPoint]: readonly [string, string],
  before?: Series
): Promise<Series> {
  const rule = { start, lockPoint, products: ['PH-302'], before: unitsOf(before?.cases ?? []) }
  const names: Record<string, Words> = { [NOT_CODED]: named('Not coded') }
  const termOf = ({ meddraCode, reported }: EventFacts) => {
    const [pt, soc] = terms[meddraCode ?? 0] ?? [`text:${reported}`, NOT_CODED]
    names[pt] ??= named(pt)
    names[soc] ??= named(soc)
    return { pt, soc }
  }
  const found = cases.map(async ({ no, versions, isDeleted = false, isOpen = false }) => {
    const told = versions.map(({ kind = 'first', content }, at) => ({
      ...{ version: at + 1, versionKind: kind, revision: at + 1, content },
    }))
    const at = versionAt(told, lockPoint, 'Asia/Shanghai')
    const { chosen } = at
    const facts = chosen && (await new FactsOfContents().of(chosen.content, chosen.versionKind))
    const read = { caseId: no, caseNo: no, isDeleted, isOpen, latestVersion: versions.length }
    return caseOfSeries(read, at, facts, rule, termOf)
  })
  const socs = ['Nerves', 'Gut', 'Skin']
  return { start, lockPoint, cases: await Promise.all(found), names, socs, heads: {} }
}

/** An event with the code of its term; serious unless it says otherwise. */
export const event = (id: string, code: number | null, more: object = {}): Row => ({
  ...{ id, E_i_1_2: 'As told', E_i_3_2c: true },
  ...(code !== null && { E_i_2_1b: String(code) }),
  ...more,
})

/** What an event says that no criterion of seriousness is met for. */
const none = { nullFlavor: 'NI' }
export const notSerious = {
  ...{ E_i_3_2a: none, E_i_3_2b: none, E_i_3_2c: none },
  ...{ E_i_3_2d: none, E_i_3_2e: none, E_i_3_2f: none },
}

/** What reporter (1) and company (2) hold of events, in codes of China. */
const opinions = (events: readonly Row[], said: readonly (readonly [string, string])[]) =>
  events.map(({ id }) => ({
    ...{ id: `m${id}`, G_k_9_i_1: id },
    G_k_9_i_2_r: said.map(([by, result], at) => ({
      ...{ id: `o${id}${at}`, G_k_9_i_2_r_CN_1: by, G_k_9_i_2_r_CN_2: result },
    })),
  }))

/** A report of a trial of PH-302 with these events, related by the reporter. */
export function trial(
  received: string,
  events: readonly Row[],
  more: CaseContent = {},
  drug: object = {},
  said: readonly (readonly [string, string])[] = [['1', '2']]
): CaseContent {
  const suspect = { id: 'd', G_k_1: '1', G_k_2_2: 'PH-302 tablet', G_k_9_i: opinions(events, said) }
  return {
    ...{ C_1_3: '2', C_5_4: '1', C_1_4: received, C_1_5: received },
    ...{ E_i: [...events], G_k: [{ ...suspect, ...drug }] as Row[] },
    ...more,
  }
}
