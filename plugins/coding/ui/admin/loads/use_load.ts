import { useAnswer } from '#resources/app/calls/use_answer'

/** How often it is asked how far a load is. */
const EVERY_MS = 500

/** A load, asked for again until it is over. */
export function useLoad(id: string) {
  return useAnswer(
    'GET /admin/dictionary_loads/{id}',
    { path: { id } },
    { poll: true, every: (load) => (load && load.state !== 'waiting' ? false : EVERY_MS) }
  )
}
