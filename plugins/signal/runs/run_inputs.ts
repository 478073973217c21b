import { inject } from '@adonisjs/core'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { findContract } from '#kernel/plugins/find_contract'

import { MedicalDictionary } from '#plugins/coding/contract/dictionary'
import type { PlanSettings } from '#plugins/signal/contract/plan'
import type { ListedReactions, RunInputs, TakenReference } from '#plugins/signal/contract/result'
import { wording } from '#plugins/signal/lang/server/wording'
import { References } from '#plugins/signal/records/references'

/** What a run takes from elsewhere: the version of MedDRA, the documents that hold on the day of its cut, reference data. */
@inject()
export class InputsOfRun {
  constructor(
    private dictionary: MedicalDictionary,
    private references: References
  ) {}

  /** Refuses with 1006 reference data that are not in use, with 2017 those that cannot be counted so. */
  async at(cut: Date, settings: PlanSettings): Promise<RunInputs> {
    const { market } = settings
    const reference = await this.#reference(settings)
    const versions = await this.dictionary.versions()
    const medDra = versions.find(({ state }) => state === 'active')?.version ?? null
    const documents = market === null ? [] : await this.#documents(cut, market, medDra)
    return { medDra, documents, ...(reference && { reference }) }
  }

  async #reference(settings: PlanSettings): Promise<TakenReference | null> {
    if (!settings.background) return null
    const { reference: name } = settings.background
    const row = (await this.references.inUse()).find((each) => each.name === name)
    if (!row) {
      throw new kernelErrors.E_DATA_STATUS({ detail: wording('references.not_in_use', { name }) })
    }
    if (settings.seriousOnly && row.counts.serious === undefined)
      throw new kernelErrors.E_PARAMETER({
        detail: wording('references.no_seriousness', { name }),
      })
    if (settings.receivedFrom !== null)
      throw new kernelErrors.E_PARAMETER({ detail: wording('references.no_days') })
    const { id, digest, contentDigest, counts } = row
    return { id, name, digest, contentDigest: contentDigest!, reports: counts.reports ?? 0 }
  }

  async #documents(cut: Date, market: string, medDra: string | null): Promise<ListedReactions[]> {
    const documents = await findContract(
      'organisation',
      async () => (await import('#plugins/organisation/contract')).ReferenceDocuments
    )
    const day = cut.toISOString().slice(0, 10)
    const all = (await documents?.ofProject()) ?? []
    const valid = all.filter((each) => each.market === market && (each.validFrom ?? '') <= day)
    const latest = new Map<string, (typeof valid)[number]>()
    for (const each of valid) {
      const before = latest.get(each.drug)
      if (!before || (before.validFrom ?? '') <= (each.validFrom ?? '')) latest.set(each.drug, each)
    }
    return Promise.all(
      [...latest.values()].map(async ({ drugs, version, reactions }) => ({
        drugs: drugs.map((each) => each.toLowerCase()).sort(),
        version,
        terms: [
          ...reactions.map(({ term }) => term.toLowerCase()),
          ...(await Promise.all(reactions.map(({ code }) => this.#preferred(medDra, code)))).flat(),
        ]
          .filter((term) => term !== '')
          .sort(),
      }))
    )
  }

  async #preferred(version: string | null, text: string): Promise<string[]> {
    const code = Number(text)
    if (version === null || !(code > 0)) return []
    const llt = await this.dictionary.term(version, 'llt', code)
    const pt = llt?.pt ?? (await this.dictionary.term(version, 'pt', code))
    return pt ? [`pt:${pt.code}`] : []
  }
}
