import { inject } from '@adonisjs/core'

import { findContract } from '#kernel/plugins/find_contract'

import { MedicalDictionary } from '#plugins/coding/contract/dictionary'
import type { ListedReactions, RunInputs } from '#plugins/signal/contract/result'

/** What a run takes from elsewhere: the version of MedDRA, the documents that hold on the day of its cut. */
@inject()
export class InputsOfRun {
  constructor(private dictionary: MedicalDictionary) {}

  async at(cut: Date, market: string | null): Promise<RunInputs> {
    const versions = await this.dictionary.versions()
    const medDra = versions.find(({ state }) => state === 'active')?.version ?? null
    return { medDra, documents: market === null ? [] : await this.#documents(cut, market, medDra) }
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
