import type { CaseContent } from '#kernel/case/content/case_content'
import type { Words } from '#kernel/language/words'

import type { CountLevel, PlanSettings } from '#plugins/signal/contract/plan'
import type { KeptReport, KeyName, LeftOutReason } from '#plugins/signal/counting/kept_report'
import type { DrugMap } from '#plugins/signal/counting/map_drugs'
import type { TermMap } from '#plugins/signal/counting/map_terms'
import { type ReportFacts, reportFacts } from '#plugins/signal/counting/report_facts'

/** A case as it stood at the cut. */
export interface CaseAtCut {
  readonly caseId: string
  readonly caseNo: string
  readonly revision: number
  readonly isDeleted: boolean
  readonly isNullified: boolean
  /** Absent where the case was deleted. */
  readonly content?: CaseContent
}

/** Makes of cases what a run keeps of them. */
export class ReportKeeper {
  readonly names: Record<string, KeyName & { texts: string[] }> = {}

  constructor(
    private readonly settings: PlanSettings,
    private readonly drugs: DrugMap,
    private readonly terms: TermMap
  ) {}

  async keep(found: CaseAtCut): Promise<KeptReport> {
    const { caseId, caseNo, revision, content, isDeleted } = found
    const facts = reportFacts(content ?? {})
    const { strata, received, worldwideId, isSerious, isFatal } = facts
    const drugs = await this.#drugsOf(facts)
    const { terms, ptOf, rows } = await this.#termsOf(facts)
    const drugRows = [...drugs].flatMap(([id, keys]) => keys.map((key) => [key, id] as const))
    const out = isDeleted
      ? 'deleted'
      : found.isNullified
        ? 'nullified'
        : this.#leftOut(facts, drugs.size, terms)
    const onsets = facts.onsets.flatMap(({ drug, event, days }) =>
      (drugs.get(drug) ?? []).flatMap((key) => {
        const term = ptOf.get(event)
        return term === undefined ? [] : [[key, term, days] as const]
      })
    )
    return {
      ...{ caseId, caseNo, revision, strata, isSerious, isFatal, onsets },
      ...(out !== undefined && { out }),
      ...(worldwideId !== undefined && { worldwideId }),
      ...(received !== undefined && { received }),
      drugs: [...new Set([...drugs.values()].flat())].sort(),
      terms,
      rows: [...drugRows, ...rows],
    }
  }

  async #drugsOf({ drugs }: ReportFacts): Promise<Map<string, readonly string[]>> {
    const found = new Map<string, readonly string[]>()
    for (const drug of drugs) {
      if (drug.role === 'concomitant' && !this.settings.concomitant) continue
      const mapped = await this.drugs.of(drug)
      const texts = [drug.text, drug.approvedName].filter((each) => each !== undefined)
      for (const { key, words } of mapped) this.#name(key, words, texts)
      if (mapped.length > 0)
        found.set(
          drug.id,
          mapped.map(({ key }) => key)
        )
    }
    return found
  }

  async #termsOf({ events }: ReportFacts) {
    const terms: Partial<Record<CountLevel, string[]>> = {}
    const ptOf = new Map<string, string>()
    const rows: (readonly [key: string, row: string])[] = []
    for (const event of events) {
      const mapped = await this.terms.of(event)
      for (const level of new Set<CountLevel>(['pt', ...this.settings.levels])) {
        for (const { key, words, soc } of mapped[level] ?? []) {
          if (level === 'pt') ptOf.set(event.id, key)
          rows.push([key, event.id])
          this.#name(
            key,
            words,
            level === 'pt' && event.text !== undefined ? [event.text] : [],
            soc
          )
          const all = (terms[level] ??= [])
          if (!all.includes(key)) all.push(key)
        }
      }
      for (const { key, words } of mapped.soc ?? []) this.#name(key, words, [])
    }
    for (const keys of Object.values(terms)) keys.sort()
    return { terms, ptOf, rows }
  }

  #leftOut(
    { isNullified, isTrial, isSerious, received }: ReportFacts,
    drugs: number,
    terms: KeptReport['terms']
  ): LeftOutReason | undefined {
    const { trials, seriousOnly, receivedFrom } = this.settings
    if (isNullified) return 'nullified'
    if (isTrial && !trials) return 'trial'
    if (seriousOnly && !isSerious) return 'not_serious'
    if (receivedFrom !== null && (received ?? '') < receivedFrom) return 'earlier'
    if (drugs === 0) return 'no_drug'
    return (terms.pt ?? []).length === 0 ? 'no_event' : undefined
  }

  #name(key: string, words: Words, texts: readonly string[], soc?: string): void {
    const known = (this.names[key] ??= { words, texts: [], ...(soc !== undefined && { soc }) })
    for (const text of texts) {
      const small = text.toLowerCase()
      if (!known.texts.includes(small)) known.texts.push(small)
    }
  }
}
