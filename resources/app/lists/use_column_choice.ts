import { useCallback, useState } from 'react'
import type { ColumnWish } from '#kernel/people/lists/column_wish'
import { useMessages } from '#resources/kit/messages'
import type { ColumnChoice } from '#resources/kit/table/wishes'
import { call } from '../calls/call'
import { useShell } from '../shared_props'

/** Rest after a change before it is kept: whoever drags an edge changes many times. */
const WAIT_MS = 400

type Wishes = readonly ColumnWish[] | undefined

/** What was chosen in this window; what the server told of before is older. */
const chosen = new Map<string, Wishes>()
const waiting = new Map<string, number>()

/**
 * What the user wishes of the columns of a list, kept on the server with the user.
 * @param list name of the list, one memory each
 */
export function useColumnChoice(list: string): ColumnChoice {
  const { listColumns = {}, user } = useShell()
  const tell = useMessages()
  const memory = `${user?.id}.${list}`
  const [wishes, setWishes] = useState<Wishes>(() =>
    chosen.has(memory) ? chosen.get(memory) : listColumns[list]
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
          tell.error((error as Error).message)
        }
      }
      waiting.set(
        memory,
        window.setTimeout(() => void keep(), WAIT_MS)
      )
    },
    [list, memory, tell]
  )
  return { wishes, onChange }
}
