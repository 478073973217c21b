import i18next from 'i18next'
import { ApiError } from '#resources/app/api_error'

/** Parts of the program that are loaded when somebody needs them, each with its own loader. */
const loaders: (() => Promise<unknown>)[] = []

/**
 * A part of the program that is needed later. It is fetched beforehand once the browser has nothing else to
 * do, so that it is there when the connection is not.
 * @returns loads it; where it cannot be fetched, ApiError with a sentence for the user
 */
export function later<Part>(load: () => Promise<Part>): () => Promise<Part> {
  loaders.push(load)
  return () => load().catch((error: unknown) => Promise.reject(unreachable(error)))
}

/** What the browser says of a part that does not come is no sentence for anybody. */
function unreachable(cause: unknown): ApiError {
  const error = new ApiError(0, i18next.t('api.offline'))
  error.cause = cause
  return error
}

/** Where the time at which this begins can be read in the timeline of the browser (User Timing, W3C). */
const MARK = 'pharos.fetch_ahead'

/** Fetches all of it, one part after the other, whenever the browser is idle; what fails is fetched when it is needed. */
export async function fetchAhead(): Promise<void> {
  await idle()
  performance.mark(MARK)
  for (const load of loaders) {
    await idle()
    await load().catch(() => undefined)
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof window.requestIdleCallback === 'function')
      window.requestIdleCallback(() => resolve())
    else window.setTimeout(resolve, 200)
  })
}
