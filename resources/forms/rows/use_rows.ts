import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Row } from '#kernel/case/content/case_content'
import { formatPath, type PathStep } from '#kernel/case/content/element_path'
import { levelAt, withKey } from '../content/edit_content'
import { copyRow, moveRow, newRow, rowsAt } from '../content/edit_rows'
import { useEditor } from '../editor/editor_context'
import { focusedPath, focusFirst, focusRow } from '../editor/focus'
import { standAt } from '../editor/place_at_hand'
import { onReveal } from '../editor/reveal'

interface Removed {
  row: Row
  at: number
}

const NONE: readonly Removed[] = []

/**
 * The rows of one group with what one does to them. A row keeps its identity through moves;
 * deleted ones can be brought back to their places, the last one first. Each act leaves the cursor
 * in a row: what is typed right after it goes where one looks.
 * @param firstIsOpen whether the first row is open as long as none was chosen
 */
export function useRows(steps: readonly PathStep[], key: string, firstIsOpen = false) {
  const change = useEditor((editor) => editor.change)
  const rows = useEditor(({ content }) => rowsAt(levelAt(content, steps), key))
  const [openId, setOpenId] = useState<string | null>(null)
  const [removals, setRemovals] = useState(NONE)
  const latest = useRef({ rows, openId })
  latest.current = { rows, openId }
  const set = useCallback(
    (work: (rows: Row[]) => Row[]) =>
      change(steps, (now) => withKey(now, key, work(rowsAt(now, key)))),
    [change, steps, key]
  )
  useEffect(() => onReveal(steps, key, setOpenId), [steps, key])
  useEffect(() => {
    if (openId) standAt(formatPath([...steps, { key, row: openId }]))
  }, [openId, steps, key])
  // What came back by another way (discarded, taken over, merged) is not offered a second time.
  const removed = removals.findLast(({ row }) => !rows.some(({ id }) => id === row.id))
  const acts = useMemo(() => {
    const pathOf = (id: string) => formatPath([...steps, { key, row: id }])
    /** Draws an act at once, then puts the cursor into the row. */
    const show = (id: string, work: () => void, like = focusedPath()) => {
      flushSync(() => {
        work()
        setOpenId(id)
      })
      focusRow(pathOf(id), like)
    }
    return {
      add: () => {
        const row = newRow()
        show(row.id, () => set((now) => [...now, row]), '')
      },
      copy: (row: Row) => {
        const copy = copyRow(row)
        show(copy.id, () =>
          set((now) => now.flatMap((each) => (each.id === row.id ? [each, copy] : [each])))
        )
      },
      remove: (row: Row) => {
        const at = latest.current.rows.findIndex(({ id }) => id === row.id)
        const rest = latest.current.rows.toSpliced(at, 1)
        const work = () => {
          setRemovals((before) => [...before, { row, at }])
          set((now) => now.filter(({ id }) => id !== row.id))
        }
        const next = rest[at] ?? rest.at(-1)
        if (next && (firstIsOpen || latest.current.openId === row.id)) return show(next.id, work)
        flushSync(work)
        focusFirst(
          document.querySelector(`[data-path="${CSS.escape(formatPath([...steps, { key }]))}"]`)
        )
      },
      undo: () => {
        if (!removed) return
        const { row, at } = removed
        show(row.id, () => {
          set((now) => now.toSpliced(at, 0, row))
          setRemovals((before) => before.slice(0, before.indexOf(removed)))
        })
      },
      move: (row: Row, by: number) => {
        // Moving a row in the document takes the cursor out of it.
        const cursor = document.activeElement as HTMLElement | null
        flushSync(() => set((now) => moveRow(now, row.id, by)))
        cursor?.focus()
        if (document.activeElement !== cursor) focusRow(pathOf(row.id))
      },
      /** To the row before or after this one. */
      go: (row: Row, by: 1 | -1) => {
        const { rows: now } = latest.current
        const next = now[now.findIndex(({ id }) => id === row.id) + by]
        if (next) show(next.id, () => {})
      },
      setOpen: (id: string | null) => setOpenId(id),
      /** Opens a row and puts the cursor into it. */
      enter: (id: string) => show(id, () => {}, ''),
    }
  }, [set, removed, steps, key, firstIsOpen])
  const open = rows.find(({ id }) => id === openId) ?? (firstIsOpen ? rows[0] : undefined)
  return { rows, open, removed, acts }
}

export type Rows = ReturnType<typeof useRows>
/** What one does to rows; the same object as long as none was deleted or brought back. */
export type RowsActs = Rows['acts']
