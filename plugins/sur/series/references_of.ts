import { findContract } from '#kernel/plugins/find_contract'
import type { Words } from '#kernel/language/words'

import type { Series, SeriesReference } from '#plugins/sur/contract/series'

/** A version of a reference document, as far as its changes are told. */
export interface ReferenceVersion {
  readonly id: string
  readonly drug: string
  readonly market: string
  readonly version: string
  readonly validFrom: string | null
  readonly drugs: readonly string[]
  readonly reactions: readonly { readonly term: string; readonly code: string }[]
}

/**
 * Versions of reference documents of the product that became valid in an interval. None where the plugin
 * that keeps them is not there.
 */
export async function referencesOf(
  interval: Pick<Series, 'start' | 'lockPoint'>,
  products: readonly string[]
): Promise<readonly SeriesReference[]> {
  const documents = await findContract('organisation', async () => {
    return (await import('#plugins/organisation/contract')).ReferenceDocuments
  })
  if (!documents) return []
  const { drugReferenceFields } = await import('#plugins/organisation/contract')
  const labels = new Map<string, Words>(
    drugReferenceFields.market.of.map(({ value, label }) => [value, label])
  )
  return changedReferences(await documents.ofProject(), interval, products, labels)
}

/**
 * Versions of documents of the product that became valid in an interval, each beside the version of the
 * same document that held before it; in the order of their days.
 * @param products names of the product; a drug is the product where one of its names holds one of them
 * @param labels of kinds of documents by their keys
 */
export function changedReferences(
  versions: readonly ReferenceVersion[],
  { start, lockPoint }: Pick<Series, 'start' | 'lockPoint'>,
  products: readonly string[],
  labels: ReadonlyMap<string, Words>
): SeriesReference[] {
  const asked = products.map((name) => name.trim().toLowerCase()).filter((name) => name !== '')
  const own = versions.filter(({ drugs }) =>
    drugs.some((drug) => asked.some((product) => drug.toLowerCase().includes(product)))
  )
  const dayOf = ({ validFrom }: ReferenceVersion) => validFrom ?? ''
  const isNew = (one: ReferenceVersion) => dayOf(one) >= start && dayOf(one) <= lockPoint
  return own
    .filter(isNew)
    .toSorted((a, b) => (dayOf(a) + a.id < dayOf(b) + b.id ? -1 : 1))
    .map((one): SeriesReference => {
      const before = own
        .filter(({ drug, market }) => drug === one.drug && market === one.market)
        .filter((other) => dayOf(other) < dayOf(one))
        .toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1))
        .at(-1)
      const terms = termsOf(one)
      const earlier = before ? termsOf(before) : []
      const label = labels.get(one.market) ?? { en: one.market, zh: one.market }
      const drug = one.drugs[0] ?? ''
      return {
        ...{ id: one.id, version: one.version, validFrom: dayOf(one) },
        document: { en: `${drug} · ${label.en}`, zh: `${drug} · ${label.zh}` },
        before: before?.version ?? null,
        added: terms.filter((term) => !earlier.includes(term)),
        removed: earlier.filter((term) => !terms.includes(term)),
      }
    })
}

/** What the reactions of a version are called, each once. */
const termsOf = ({ reactions }: ReferenceVersion): string[] => [
  ...new Set(reactions.map(({ term, code }) => term || code)),
]
