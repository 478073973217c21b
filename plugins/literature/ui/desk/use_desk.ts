import { useCallback, useMemo, useRef, useState } from 'react'
import type { Choice } from '#plugins/literature/contract/review'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useMessages } from '#resources/kit/messages'
import { keyOf, type ListedArticle } from '../literature'

/** What somebody chose at this desk. */
export interface Done {
  readonly key: string
  readonly title: string
  readonly choice: Choice
  readonly reason: string | undefined
}

/**
 * The articles of a desk one after the other. What is chosen goes to the server in its order, while the
 * next article is shown; what is refused comes back.
 */
export function useDesk(rows: readonly ListedArticle[], start: string | null, onSaved: () => void) {
  const tell = useMessages()
  const [current, setCurrent] = useState(start)
  const [done, setDone] = useState<readonly Done[]>([])
  const sending = useRef<Promise<unknown>>(Promise.resolve())
  const keys = useMemo(() => rows.map(keyOf), [rows])
  const at = current !== null && keys.includes(current) ? keys.indexOf(current) : 0
  const row = rows[at] ?? null
  const go = useCallback(
    (by: number) => {
      const next = keys[Math.min(keys.length - 1, Math.max(0, at + by))]
      if (next !== undefined) setCurrent(next)
    },
    [keys, at]
  )
  const send = (work: () => Promise<unknown>, onRefused: () => void) => {
    sending.current = sending.current.then(work).then(onSaved, (refused) => {
      tell.error(sentenceOf(refused))
      onRefused()
      onSaved()
    })
    return sending.current
  }
  const choose = (choice: Choice, reason?: string) => {
    if (!row) return
    const key = keyOf(row)
    const { articleId, productId, title } = row
    setDone((before) => [
      ...before.filter((each) => each.key !== key),
      { key, title, choice, reason },
    ])
    const open = keys.slice(at + 1).find((each) => !done.some((one) => one.key === each))
    setCurrent(open ?? keys[Math.min(at + 1, keys.length - 1)] ?? key)
    void send(
      () =>
        call('POST /literature/articles/{articleId}/choice', {
          ...{ path: { articleId }, body: { productId, choice, reason } },
        }),
      () => {
        setDone((before) => before.filter((each) => each.key !== key))
        setCurrent(key)
      }
    )
  }
  const undo = () => {
    const last = done.at(-1)
    if (!last) return
    const [articleId = '', productId = ''] = last.key.split(' ')
    setDone((before) => before.slice(0, -1))
    setCurrent(last.key)
    void send(
      () =>
        call('PUT /literature/articles/{articleId}/undo', {
          ...{ path: { articleId }, body: { productId } },
        }),
      () => setDone((before) => [...before, last])
    )
  }
  return { row, at, done, go, choose, undo, open: setCurrent }
}
