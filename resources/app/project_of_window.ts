interface Place {
  readonly id: string
  readonly environment: 0 | 1
}

/** Reason of requests that end because their window shows another project than the session has. */
const CANCELLED = 'network cancel' // never shown: its window is loaded anew

let shown: Place | null = null
const requests = new AbortController()
const watchers = new Set<() => void>()

/** Ends every request of this window once another project was entered elsewhere. */
export const windowSignal = requests.signal

/** This window shows a project from now on: its user has entered it here. */
export function showProject(project: Place | null): void {
  shown = project && { id: project.id, environment: project.environment }
}

/**
 * Compares what the server shows with what this window showed so far; the first project counts.
 * When another one was entered in another window, this one is of no use any more.
 */
export function compareProject(project: Place | null): void {
  if (!project) return
  if (!shown) return showProject(project)
  if (keyOf(shown) !== keyOf(project)) closeWindowOfOtherProject()
}

/** Tells the server which project this window shows. */
export function projectHeader(): Record<string, string> {
  return shown ? { 'X-Project': keyOf(shown) } : {}
}

/** Whether the server has refused because another project was entered meanwhile. */
export function saysProjectSwitched(body: unknown): boolean {
  const data = (body as { data?: { projectSwitched?: boolean } } | null)?.data
  return data?.projectSwitched === true
}

/** Cancels what is on its way and asks the user to leave this window, once. */
export function closeWindowOfOtherProject(): void {
  if (windowSignal.aborted) return
  requests.abort(CANCELLED)
  for (const tell of watchers) tell()
}

/** For useSyncExternalStore: is told when the window is of no use any more. */
export function watchProject(tell: () => void): () => void {
  watchers.add(tell)
  return () => void watchers.delete(tell)
}

const keyOf = ({ id, environment }: Place) => `${id}:${environment}`
