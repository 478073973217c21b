import type { CaseContent } from '#kernel/content/case_content'
import { api } from '#resources/app/api'
import { useLoaded } from '#resources/kit/use_loaded'

/** Revisions never change, so each is asked for once; a few are enough to go back and forth. */
const known = new Map<string, Promise<CaseContent>>()
const MOST_KEPT = 40

function load(address: string): Promise<CaseContent> {
  const loading = known.get(address)
  if (loading) return loading
  const promise = api.get<{ content: CaseContent }>(address).then(({ content }) => content)
  promise.catch(() => known.delete(address))
  known.set(address, promise)
  if (known.size > MOST_KEPT) known.delete(known.keys().next().value!)
  return promise
}

/** What a case held after two of its saves; 0 is the empty case before the first. */
export function useRevisions(caseId: string, from: number, to: number) {
  const addresses = [from, to].map((revision) => `/api/cases/${caseId}/revisions/${revision}`)
  return useLoaded(addresses.join(' '), async () => {
    const [before, after] = await Promise.all(addresses.map(load))
    return { before: before!, after: after! }
  })
}
