import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Tag, type Tone } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import type { HitGroup } from '#plugins/coding/contract/dictionary'
import { useGroupTitles } from '../pick/use_group_titles'
import { nameOf } from '../term_names'
import type { OpenVerbatim } from './open_verbatim'

const List = styled('div')({
  'flex': 1,
  'minHeight': 0,
  'overflow': 'auto',
  '&:focus-visible': { outlineOffset: -2 },
})
const Line = styled('div')({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(0, 1fr) auto',
  'gap': '1px 10px',
  'padding': '7px 14px',
  'cursor': 'pointer',
  'borderBottom': `1px solid ${colour.lineSoft}`,
  '& b': { fontWeight: 550, overflowWrap: 'anywhere' },
  '& small': { fontSize: 12, color: colour.ink2, overflowWrap: 'anywhere' },
  '& .group': { justifySelf: 'end' },
  '& .num': { color: colour.ink2, textAlign: 'right' },
  '&:hover': { background: colour.hover },
  '&[aria-selected=true]': {
    background: colour.accentSoft,
    boxShadow: `inset 3px 0 0 ${colour.accent}`,
  },
})

const sure: readonly HitGroup[] = ['code', 'exact', 'order', 'synonym']
const toneOf = (group: HitGroup): Tone => (sure.includes(group) ? 'green' : 'amber')

interface VerbatimListProps {
  rows: readonly OpenVerbatim[]
  at: number
  busy: boolean
  /** Whether there is a dictionary to look them up in. */
  isLookedUp: boolean
  onChoose: (place: number) => void
}

/** The verbatims, each with the term that it most likely means and why. */
export function VerbatimList({ rows, at, busy, isLookedUp, onChoose }: VerbatimListProps) {
  const { t } = useTranslation()
  const titles = useGroupTitles()
  return (
    <List role="listbox" tabIndex={0} aria-label={t('coding:review.list')} aria-busy={busy}>
      {rows.map(({ key, verbatim, cases, elements, suggestion }, place) => (
        <Line
          key={key}
          role="option"
          aria-selected={place === at}
          ref={(line) => {
            if (place === at) line?.scrollIntoView({ block: 'nearest' })
          }}
          onClick={() => onChoose(place)}
        >
          <b>{verbatim}</b>
          <span className="num">
            {elements.map(({ id }) => id).join(', ')} · {t('coding:review.cases', { count: cases })}
          </span>
          <small>
            {suggestion
              ? nameOf(suggestion.term)
              : isLookedUp
                ? t('coding:review.no_suggestion')
                : '—'}
          </small>
          {suggestion && (
            <span className="group">
              <Tag tone={toneOf(suggestion.group)}>{titles[suggestion.group]}</Tag>
            </span>
          )}
        </Line>
      ))}
    </List>
  )
}
