import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DescribedTerm, TermLevel } from '#plugins/coding/contract/dictionary'
import { useAnswer } from '#resources/app/calls/use_answer'
import { ErrorState } from '#resources/kit/error_state'
import { Icon } from '#resources/kit/icons'
import { colour } from '#resources/kit/theme/tokens'
import { TermMarks } from './term_marks'
import { nameOf } from '../term_names'

const List = styled('ul')({
  'listStyle': 'none',
  'margin': 0,
  'padding': 0,
  '& ul': { paddingLeft: 18 },
})
const Line = styled('div')({
  'display': 'flex',
  'alignItems': 'center',
  'gap': 6,
  'padding': '4px 14px',
  'cursor': 'pointer',
  '& > b': { flex: 1, minWidth: 0, fontWeight: 450, overflowWrap: 'anywhere' },
  '&:hover': { background: colour.hover },
  '&[aria-current=true]': { background: colour.accentSoft },
  '&:focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: -2 },
})

interface TermTreeProps {
  version: string
  /** Where it begins: the system organ classes or the SMQs. */
  top: 'soc' | 'smq'
  chosen: DescribedTerm | undefined
  onChoose: (term: DescribedTerm) => void
  onTake: (term: DescribedTerm) => void
}

/** The dictionary from the top down; what is below a term is fetched when it is opened. */
export function TermTree({ top, ...rest }: TermTreeProps) {
  return <Below level={top} code={null} {...rest} />
}

interface BelowProps extends Omit<TermTreeProps, 'top'> {
  level: TermLevel
  code: number | null
}

function Below({ level, code, ...rest }: BelowProps) {
  const { version } = rest
  const { data, error, reload } = useAnswer('GET /coding/terms/below', {
    query: { version, level, code: code ?? undefined },
  })
  if (error) return <ErrorState text={error} onRetry={reload} />
  return (
    <List role={code === null ? 'tree' : 'group'}>
      {data?.terms.map((term) => (
        <Branch key={`${term.level}${term.code}`} term={term} {...rest} />
      ))}
    </List>
  )
}

function Branch({ term, ...rest }: { term: DescribedTerm } & Omit<BelowProps, 'level' | 'code'>) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { chosen, onChoose, onTake } = rest
  const isChosen = chosen?.level === term.level && chosen.code === term.code
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') setOpen(true)
    else if (event.key === 'ArrowLeft') setOpen(false)
    else if (event.key === 'ArrowDown') step(event.currentTarget, 1)
    else if (event.key === 'ArrowUp') step(event.currentTarget, -1)
    else if (event.key === 'Enter' && isChosen) onTake(term)
    else if (event.key === 'Enter' || event.key === ' ') onChoose(term)
    else return
    event.preventDefault()
  }
  return (
    <li role="treeitem" aria-expanded={term.hasChildren ? open : undefined}>
      <Line
        tabIndex={0}
        data-branch
        aria-current={isChosen}
        onKeyDown={onKey}
        onClick={() => onChoose(term)}
        onDoubleClick={() => onTake(term)}
      >
        {term.hasChildren ? (
          <button
            type="button"
            tabIndex={-1}
            aria-label={open ? t('coding:pick.fold') : t('coding:pick.unfold')}
            style={{
              border: 0,
              background: 'none',
              padding: 0,
              display: 'flex',
              cursor: 'pointer',
            }}
            onClick={(event) => {
              event.stopPropagation()
              setOpen(!open)
            }}
          >
            <Icon name={open ? 'chevronDown' : 'chevronRight'} size={14} />
          </button>
        ) : (
          <span style={{ width: 14 }} />
        )}
        <b>{nameOf(term)}</b>
        <TermMarks term={term} />
      </Line>
      {open && <Below level={term.level} code={term.code} {...rest} />}
    </li>
  )
}

/** Moves the focus to the line above or below, whichever branch it is in. */
function step(from: Element, by: number): void {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-branch]')]
  lines[lines.indexOf(from as HTMLElement) + by]?.focus()
}
