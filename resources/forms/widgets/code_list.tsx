import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { currentLanguage } from '#resources/app/language'
import { colour } from '#resources/kit/theme/tokens'
import { useLongList } from '#resources/kit/use_long_list'
import type { Choice } from '../codes/search_codes'

const LINE_HEIGHT = 30

const List = styled('ul')({
  'listStyle': 'none',
  'margin': '4px 0',
  'padding': '4px 0',
  'maxHeight': 300,
  'minWidth': 180,
  'maxWidth': 460,
  'overflow': 'auto',
  'background': colour.card,
  'border': `1px solid ${colour.line}`,
  'borderRadius': 8,
  'boxShadow': '0 8px 24px rgba(26, 30, 40, .12)',
  '& li': { display: 'flex', gap: 8, padding: '5px 10px', cursor: 'pointer' },
  '& li:hover': { background: colour.hover },
  '& li[aria-selected=true]': { background: colour.accentSoft },
  '& b': { fontWeight: 600, minWidth: 26, color: colour.ink2 },
})

interface CodeListProps {
  id: string
  choices: readonly Choice[]
  at: number
  onChoose: (code: string) => void
  width?: number
  /** Names alone: the codes say nothing to a reader. */
  bare?: boolean
}

/** The codes that fit what was typed. */
export function CodeList({ id, choices, at, onChoose, width, bare }: CodeListProps) {
  const scroll = useRef<HTMLUListElement>(null)
  const list = useLongList({
    count: choices.length,
    keyOf: (index) => choices[index]!.code,
    size: LINE_HEIGHT,
    scroller: () => scroll.current,
  })
  const { show } = list
  useEffect(() => {
    if (show) show(at)
    else scroll.current?.children[at]?.scrollIntoView({ block: 'nearest' })
    // Only the choice of another line scrolls.
  }, [at, choices])
  return (
    <List
      id={id}
      ref={scroll}
      role="listbox"
      style={{ width }}
      onMouseDown={(event) => event.preventDefault()}
    >
      {list.before > 0 && <Gap height={list.before} />}
      {list.indexes.map((index) => {
        const choice = choices[index]!
        return (
          <li
            key={choice.code}
            ref={list.measure}
            data-index={index}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            aria-setsize={choices.length}
            aria-posinset={index + 1}
            onClick={() => onChoose(choice.code)}
          >
            {!bare && <b className="num">{choice.code}</b>}
            {choice[currentLanguage()] || choice.en}
          </li>
        )
      })}
      {list.after > 0 && <Gap height={list.after} />}
    </List>
  )
}

/** The room of the lines that are not drawn. */
function Gap({ height }: { height: number }) {
  return <li role="presentation" style={{ height, padding: 0 }} />
}
