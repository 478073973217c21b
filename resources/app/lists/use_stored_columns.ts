import { useCallback, useState } from 'react'
import type { ColumnWish, ListWishes } from '#kernel/people/lists/column_wish'
import type { ColumnChoice } from '#resources/kit/table/wishes'
import { sentenceOf } from '../api_error'
import { call } from '../calls/call'

/** Rest after a change before it is kept: whoever drags an edge changes many times. */
const WAIT_MS = 400

type Wishes = readonly ColumnWish[] | undefined

/** What was chosen in this window; what the server told of before is older. */
const chosen = new Map<string, Wishes>()
const waiting = new Map<string, number>()

interface Keeping {
  /** Whose wishes they are. */
  person: string | undefined
  /** What the server told with the page. */
  before: ListWishes
  /** Is told, in a sentence, why a wish could not be kept. */
  onError: (sentence: string) => void
}

/**
 * What somebody wishes of the columns of a list, kept on the server with them.
 * @param list name of the list, one memory each
 */
export function useStoredColumns(list: string, { person, before, onError }: Keeping): ColumnChoice {
  const memory = `${person}.${list}`
  const [wishes, setWishes] = useState<Wishes>(() =>
    chosen.has(memory) ? chosen.get(memory) : before[list]
  )
  const onChange = useCallback(
    (next: Wishes) => {
      setWishes(next)
      chosen.set(memory, next)
      window.clearTimeout(waiting.get(memory))
      const keep = async () => {
        const path = { list }
        try {
          await (next
            ? call('PUT /user/lists/{list}', { path, body: { columns: [...next] } })
            : call('DELETE /user/lists/{list}', { path }))
        } catch (error) {
          onError(sentenceOf(error))
        }
      }
      waiting.set(
        memory,
        window.setTimeout(() => void keep(), WAIT_MS)
      )
    },
    [list, memory, onError]
  )
  return { wishes, onChange }
}
