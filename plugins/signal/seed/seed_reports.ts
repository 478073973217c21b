import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import type { CaseContent } from '#kernel/case/content/case_content'
import { findContract } from '#kernel/plugins/find_contract'

import { CaseLoader, CaseRecords } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'
import { rowsOf } from '#plugins/signal/counting/report_facts'
import { termNamed } from '#tests/invented/cases/vocabulary'
import { planted, RECODED } from '#tests/invented/surveillance/report_groups'
import {
  type SurveillanceReport,
  surveillanceReports,
} from '#tests/invented/surveillance/surveillance_reports'

/** Brings the reports in which signals are planted: very many, in one load. */
@inject()
export class SeedReports {
  constructor(
    private loader: CaseLoader,
    private reading: CaseReading,
    private records: CaseRecords,
    private changes: Changes
  ) {}

  /** With the later ones a follow-up comes: an event of the pair that is gone was another one. */
  async bring(part: 'earlier' | 'later'): Promise<void> {
    const all = surveillanceReports(await this.#codes())
    const own = all.filter(({ isLater }) => isLater === (part === 'later'))
    let next = 0
    await this.loader.load(own.length, () => ({
      act: 'case.generated',
      content: own[next++]!.content,
    }))
    if (part === 'later') await this.#recode(all)
  }

  /** Codes of products in the dictionary of the company, by their English names. */
  async #codes(): Promise<(product: string) => string | undefined> {
    const dictionary = await findContract(
      'drugs',
      async () => (await import('#plugins/drugs/contract')).DrugDictionary
    )
    const codes = new Map<string, string>()
    for (const product of new Set(surveillanceReports(() => undefined).map(({ drug }) => drug))) {
      const found = (await dictionary?.find(product)) ?? []
      const entries = found.flatMap((each) => each.entries)
      const entry = entries.find(
        ({ source, nameEn }) => source === 'products' && nameEn.startsWith(`${product} `)
      )
      if (entry) codes.set(product, entry.code)
    }
    return (product) => codes.get(product)
  }

  async #recode(all: readonly SurveillanceReport[]): Promise<void> {
    const { drug, event } = planted.gone
    const report = all.findLast((each) => each.drug === drug && each.event === event)!
    const [found] = await this.reading.findByIdentifiers([String(report.content.C_1_1)])
    const { caseId } = found!
    const act = { name: 'case.follow_up_created', subject: { type: 'case', id: caseId } } as const
    await this.changes.record(act, async (change) => {
      const before = await this.records.lock(change, caseId)
      await this.records.revise(change, before, {
        newVersion: 'follow-up',
        content: recoded(before.content),
      })
    })
  }
}

function recoded(content: CaseContent): CaseContent {
  const { code, name } = termNamed(RECODED)
  const events = rowsOf(content.E_i).map((row) => ({ ...row, E_i_1_2: name.en, E_i_2_1b: code }))
  return { ...content, E_i: events }
}
