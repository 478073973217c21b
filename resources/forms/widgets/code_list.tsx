import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { currentLanguage } from '#resources/app/language'
import { colour } from '#resources/kit/theme/tokens'
import type { Choice } from '../codes/search_codes'

const List = styled('ul')({
  'listStyle': 'none',
  'margin': '4px 0',
  'padding': '4px 0',
  'maxHeight': 300,
  'minWidth': 180,
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
}

/** The codes that fit what was typed. */
export function CodeList({ id, choices, at, onChoose, width }: CodeListProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <List
      id={id}
      ref={list}
      role="listbox"
      style={{ width }}
      onMouseDown={(event) => event.preventDefault()}
    >
      {choices.map((choice, index) => (
        <li
          key={choice.code}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          onClick={() => onChoose(choice.code)}
        >
          <b className="num">{choice.code}</b>
          {choice[currentLanguage()] || choice.en}
        </li>
      ))}
    </List>
  )
}
