import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Row } from '#kernel/content/case_content'
import { formatPath, type PathStep } from '#kernel/content/element_path'
import { withKey, type Level } from '../content/edit_content'
import { copyRow, moveRow, newRow, rowsAt } from '../content/edit_rows'
import { useEditor } from '../editor/editor_context'
import { standAt } from '../editor/place_at_hand'
import { focusRow, onReveal } from '../editor/reveal'

/**
 * The rows of one group with what one does to them. A row keeps its identity through moves; a
 * deleted one can be brought back to its place until the next deletion.
 */
export function useRows(level: Level, steps: readonly PathStep[], key: string) {
  const { change } = useEditor()
  const rows = rowsAt(level, key)
  const [openId, setOpenId] = useState<string | null>(null)
  const [removed, setRemoved] = useState<{ row: Row; at: number } | null>(null)
  const set = useCallback(
    (work: (rows: Row[]) => Row[]) =>
      change(steps, (now) => withKey(now, key, work(rowsAt(now, key)))),
    [change, steps, key]
  )
  useEffect(() => onReveal(steps, key, setOpenId), [steps, key])
  useEffect(() => {
    if (openId) standAt(formatPath([...steps, { key, row: openId }]))
  }, [openId, steps, key])
  const acts = useMemo(
    () => ({
      add: () => {
        const row = newRow()
        set((now) => [...now, row])
        setOpenId(row.id)
        focusRow(formatPath([...steps, { key, row: row.id }]))
      },
      copy: (row: Row) => {
        const copy = copyRow(row)
        set((now) => now.flatMap((each) => (each.id === row.id ? [each, copy] : [each])))
        setOpenId(copy.id)
      },
      remove: (row: Row) => {
        set((now) => {
          setRemoved({ row, at: now.findIndex(({ id }) => id === row.id) })
          return now.filter(({ id }) => id !== row.id)
        })
      },
      undo: () => {
        if (removed) set((now) => now.toSpliced(removed.at, 0, removed.row))
        setRemoved(null)
      },
      move: (row: Row, by: number) => set((now) => moveRow(now, row.id, by)),
    }),
    [set, removed, steps, key]
  )
  return { rows, openId, setOpenId, removed, ...acts }
}

export type Rows = ReturnType<typeof useRows>
