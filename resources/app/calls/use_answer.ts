import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { sentenceOf } from '../api_error'
import { type Answer, ask, type Asked, type CallName } from './call'

/** What a screen shows of something that it has asked for. */
export interface Shown<Data> {
  data: Data | null
  /** Why there is nothing to show, in a sentence for the user. */
  error: string | null
  /** An answer is on its way; what is shown meanwhile may belong to an earlier question. */
  stale: boolean
  reload: () => void
}

interface HowToShow {
  /** Goes on showing what was there until the new answer comes. */
  keep?: boolean
  /** It never changes: it is asked for once in a window. */
  isFixed?: boolean
}

interface HowToAsk<Data> extends HowToShow {
  /** The screen asks by itself; see `Way`. */
  poll?: boolean
  /** Milliseconds until it asks again; false when it need not any more. */
  every?: (data: Data | undefined) => number | false
}

/**
 * What the server answers to a call, kept by its name and what it takes. The call ends when nobody
 * looks at its answer any more.
 * @param asked null asks for nothing
 */
export function useAnswer<Name extends CallName>(
  name: Name,
  asked: Asked<Name> | null,
  { poll, every, ...how }: HowToAsk<Answer<Name>> = {}
): Shown<Answer<Name>> {
  return useShown(
    asked && [name, asked],
    (signal) => ask(name, asked!, { signal, poll }),
    how,
    every
  )
}

/**
 * The same for what is put together of several calls, or is no JSON.
 * @param key names what is loaded; null loads nothing
 */
export function useShown<Data>(
  key: readonly unknown[] | null,
  load: (signal: AbortSignal) => Promise<Data>,
  { keep = false, isFixed = false }: HowToShow = {},
  every?: (data: Data | undefined) => number | false
): Shown<Data> {
  const isAsked = key !== null
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key ?? ['nothing'],
    queryFn: ({ signal }) => load(signal),
    enabled: isAsked,
    placeholderData: keep ? keepPreviousData : undefined,
    // What changes is asked for by each screen anew, and shown to nobody as it was before.
    ...(isFixed ? { staleTime: Infinity, gcTime: Infinity } : { gcTime: 0 }),
    refetchInterval: every && (({ state }) => every(state.data)),
    refetchIntervalInBackground: true,
  })
  const reload = useCallback(() => void (isAsked && refetch()), [isAsked, refetch])
  return {
    data: error ? null : (data ?? null),
    error: error && sentenceOf(error),
    stale: isFetching,
    reload,
  }
}
