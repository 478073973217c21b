import { useCallback, useRef, useState } from 'react'
import type { ElementCondition } from '#plugins/cases/contract/condition'
import type { ColumnSource, ListingColumn, ListingDesign } from '#plugins/listings/contract/design'

/** Most steps that can be taken back. */
const MOST_STEPS = 50

/** A key that no column has yet, made of what the column says. */
function freeKey(columns: readonly ListingColumn[], of: string): string {
  const base = of.replaceAll(/[^a-z0-9]+/gi, '_').slice(0, 30) || 'column'
  const taken = new Set(columns.map(({ key }) => key))
  for (let at = 1; ; at++) {
    const key = at === 1 ? base : `${base}_${at}`
    if (!taken.has(key)) return key
  }
}

/** A column moved behind another place. */
function moved<Of>(all: readonly Of[], from: number, to: number): Of[] {
  const rest = all.filter((_, at) => at !== from)
  return rest.toSpliced(to, 0, all[from]!)
}

/** A design while somebody changes it, with the way back. */
export function useDesigned(first: ListingDesign) {
  const [design, setDesign] = useState(first)
  const [before, setBefore] = useState<readonly ListingDesign[]>([])
  const saved = useRef(first)
  const change = useCallback((next: (now: ListingDesign) => ListingDesign) => {
    setDesign((now) => {
      const made = next(now)
      if (made !== now) setBefore((steps) => [...steps.slice(1 - MOST_STEPS), now])
      return made
    })
  }, [])
  return {
    design,
    change,
    isChanged: design !== saved.current,
    canUndo: before.length > 0,
    undo: () => {
      const last = before.at(-1)
      if (!last) return
      setBefore(before.slice(0, -1))
      setDesign(last)
    },
    setSaved: (of: ListingDesign) => {
      saved.current = of
      setBefore([])
    },
    add: (source: ColumnSource, at?: number) =>
      change((now) => {
        const of = source.column ?? source.element ?? source.elements?.[0] ?? source.of
        const key = freeKey(now.columns, of)
        const column: ListingColumn = { key, source, width: 16, format: 'name' }
        return { ...now, columns: now.columns.toSpliced(at ?? now.columns.length, 0, column) }
      }),
    move: (from: number, to: number) =>
      change((now) =>
        to < 0 || to >= now.columns.length || to === from
          ? now
          : { ...now, columns: moved(now.columns, from, to) }
      ),
    replace: (column: ListingColumn) =>
      change((now) => ({
        ...now,
        columns: now.columns.map((each) => (each.key === column.key ? column : each)),
      })),
    remove: (key: string) =>
      change((now) => ({
        ...now,
        columns: now.columns.filter((each) => each.key !== key),
        sort: now.sort.filter((each) => each.column !== key),
        group: now.group === key ? null : now.group,
      })),
    ask: (condition: ElementCondition) =>
      change((now) => {
        const others = now.question.conditions.filter((each) => each.element !== condition.element)
        return { ...now, question: { ...now.question, conditions: [...others, condition] } }
      }),
    askNot: (element: string) =>
      change((now) => ({
        ...now,
        question: {
          ...now.question,
          conditions: now.question.conditions.filter((each) => each.element !== element),
        },
      })),
  }
}

export type Designed = ReturnType<typeof useDesigned>
