import { styled } from '@mui/material/styles'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { toKey } from '#kernel/case/content/element_id'
import { formatPath, type PathStep } from '#kernel/case/content/element_path'
import type { GroupField } from '#kernel/case/forms/page_layout'
import { onRovingKey } from '#resources/kit/roving'
import { useLongList } from '#resources/kit/use_long_list'
import { RowLine } from './row_line'
import type { Rows } from './use_rows'

const LINE_HEIGHT = 56

/** As high as the work area allows: the open row stands beside it. */
const Scroll = styled('div')({ overflow: 'auto', maxHeight: 'max(240px, calc(100vh - 290px))' })

interface RowListProps {
  rows: Rows
  label: string
  field: GroupField
  steps: readonly PathStep[]
}

const NONE: readonly string[] = []

/** The rows of a group by name. Arrow keys open the row above or below, Enter goes into it. */
export function RowList({ rows: { rows, open, acts }, label, field, steps }: RowListProps) {
  const scroll = useRef<HTMLDivElement>(null)
  const key = toKey(field.group)
  const list = useLongList({
    count: rows.length,
    keyOf: (index) => rows[index]!.id,
    size: LINE_HEIGHT,
    scroller: () => scroll.current,
  })
  const { show } = list
  const at = rows.findIndex(({ id }) => id === open?.id)
  useEffect(() => {
    if (show) show(at)
    else scroll.current?.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' })
    // Only another open row is brought into sight: whoever scrolls the list is left alone.
  }, [open?.id])
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Enter' && open) {
      event.preventDefault()
      return acts.enter(open.id)
    }
    const line = onRovingKey(event, '[data-row]')
    if (line) acts.setOpen(line.dataset.row!)
  }
  return (
    <Scroll ref={scroll} role="list" aria-label={label} onKeyDown={onKey}>
      <div role="presentation" style={{ paddingTop: list.before, paddingBottom: list.after }}>
        {list.indexes.map((index) => {
          const row = rows[index]!
          return (
            <div
              key={row.id}
              ref={list.measure}
              data-index={index}
              role="listitem"
              aria-setsize={rows.length}
              aria-posinset={index + 1}
            >
              <RowLine
                row={row}
                path={formatPath([...steps, { key, row: row.id }])}
                summary={field.summary ?? NONE}
                isOpen={row.id === open?.id}
                onOpen={acts.setOpen}
              />
            </div>
          )
        })}
      </div>
    </Scroll>
  )
}
