import { createContext, useCallback, useMemo, useState } from 'react'
import { type Leaf, sameLeaf } from '#kernel/case/content/leaf'
import { isRows, type Row } from '#kernel/case/content/case_content'
import { formatPath, type PathStep } from '#kernel/case/content/element_path'
import { levelAt, withKey, type Level } from '#resources/forms/content/edit_content'
import { rowsAt } from '#resources/forms/content/edit_rows'
import { useEditor } from '#resources/forms/editor/editor_context'
import { reveal } from '#resources/forms/editor/reveal'

/** Takes what stands beside the form over into it, by the way on which typing goes too. */
export interface TakeOver {
  /** Elements of one level; what is empty beside the form becomes empty in it. */
  elements: (steps: readonly PathStep[], keys: readonly string[], from: Level, name: string) => void
  /** A row that the form does not have, behind the rows that stand before it beside the form. */
  row: (steps: readonly PathStep[], key: string, row: Row, from: Level, name: string) => void
}

export const TakeOverContext = createContext<TakeOver | null>(null)

interface TakenOver {
  readonly name: string
  readonly steps: readonly PathStep[]
  /** Whether a level still holds what was taken over: what was typed since is never undone. */
  readonly holds: (level: Level) => boolean
  readonly undo: () => void
}

/** The way into the form, and what was taken over last with the way back, while it stands there. */
export function useTakeOver() {
  const change = useEditor((editor) => editor.change)
  const [last, setTaken] = useState<TakenOver | null>(null)
  const place = useEditor(({ content }) => last && levelAt(content, last.steps))
  const taken = last && place && last.holds(place) ? last : null
  const taking = useCallback(
    (
      steps: readonly PathStep[],
      at: PathStep,
      name: string,
      work: (level: Level) => Level,
      holds: (level: Level) => boolean,
      back: (level: Level, before: Level) => Level
    ) => {
      // A box that has the cursor shows what was typed: it must let go before it shows another value.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      let before: Level = {}
      change(steps, (level) => {
        before = level
        return work(level)
      })
      const undo = () => {
        change(steps, (level) => back(level, before))
        setTaken(null)
      }
      setTaken({ name, steps, holds, undo })
      window.setTimeout(() => reveal(formatPath([...steps, at])))
    },
    [change]
  )
  const take = useMemo<TakeOver>(
    () => ({
      elements: (steps, keys, from, name) => {
        const put = (level: Level, source: Level) =>
          keys.reduce((now, key) => withKey(now, key, leafAt(source, key)), level)
        const holds = (level: Level) =>
          keys.every((key) => sameLeaf(leafAt(level, key), leafAt(from, key)))
        taking(steps, { key: keys[0]! }, name, (level) => put(level, from), holds, put)
      },
      row: (steps, key, row, from, name) => {
        const without = (level: Level) => rowsAt(level, key).filter(({ id }) => id !== row.id)
        taking(
          steps,
          { key, row: row.id },
          name,
          (level) => withKey(level, key, placed(without(level), row, rowsAt(from, key))),
          (level) => rowsAt(level, key).includes(row),
          (level) => withKey(level, key, without(level))
        )
      },
    }),
    [taking]
  )
  return { take, taken }
}

function leafAt(level: Level, key: string): Leaf | undefined {
  const value = level[key]
  return isRows(value) ? undefined : value
}

/** The rows with one more, behind the nearest row that stands before it in `order`. */
function placed(rows: readonly Row[], row: Row, order: readonly Row[]): Row[] {
  const before = order.slice(
    0,
    order.findIndex(({ id }) => id === row.id)
  )
  const nearest = before.findLast(({ id }) => rows.some((each) => each.id === id))
  const at = nearest ? rows.findIndex(({ id }) => id === nearest.id) + 1 : 0
  return rows.toSpliced(at, 0, row)
}
