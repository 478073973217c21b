import type { CaseContent } from '#kernel/content/case_content'
import { api } from '#resources/app/api'
import { useLoaded } from '#resources/kit/use_loaded'
import type { Revision } from './revisions'

/** Revisions never change, so each is asked for once; a few are enough to go back and forth. */
const known = new Map<string, Promise<CaseContent>>()
const MOST_KEPT = 40

function addressOf(caseId: string, revision: number): string {
  return `/cases/${caseId}/revisions/${revision}`
}

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
  const addresses = [from, to].map((revision) => addressOf(caseId, revision))
  return useLoaded(addresses.join(' '), async () => {
    const [before, after] = await Promise.all(addresses.map(load))
    return { before: before!, after: after! }
  })
}

/** What a case held after one of its saves; nothing is asked for without one. */
export function useRevision(caseId: string, revision: number | null) {
  const address = revision === null ? null : addressOf(caseId, revision)
  return useLoaded(address, () => load(address!))
}

/**
 * The saves of a case, the latest first.
 * @param latest number of the last one that is known: a new one is a reason to ask again
 */
export function useRevisionList(caseId: string, latest: number) {
  const address = `/cases/${caseId}/revisions`
  return useLoaded(`${address} ${latest}`, (signal) => api.get<Revision[]>(address, {}, signal), {
    keep: true,
  })
}
