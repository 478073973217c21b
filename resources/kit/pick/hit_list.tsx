import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { colour } from '../theme/tokens'

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto' })
const Head = styled('div')({
  position: 'sticky',
  top: 0,
  padding: '6px 14px',
  fontSize: 11.5,
  fontWeight: 600,
  color: colour.ink2,
  background: colour.head,
  borderBottom: `1px solid ${colour.lineSoft}`,
})
const Line = styled('div')({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(0, 1fr) auto',
  'gap': '0 8px',
  'padding': '6px 14px',
  'cursor': 'pointer',
  'borderBottom': `1px solid ${colour.lineSoft}`,
  '& b': { fontWeight: 550, overflowWrap: 'anywhere' },
  '& small': { gridColumn: '1 / -1', fontSize: 11.5, color: colour.ink3 },
  '&:hover': { background: colour.hover },
  '&[aria-selected=true]': {
    background: colour.accentSoft,
    boxShadow: `inset 3px 0 0 ${colour.accent}`,
  },
})

export const HIT_LIST = 'hit-list'
export const hitId = (place: number) => `hit-${place}`

/** One thing that was found. */
export interface Hit {
  key: string
  name: string
  marks?: ReactNode
  /** In small letters below the name. */
  note: ReactNode
}

export interface HitGroupLines {
  key: string
  title: string
  /** How many there are, also beyond those that are given. */
  total: number
  /** There are more than `total`; nobody has counted on. */
  totalIsLowerBound?: boolean
  hits: readonly Hit[]
}

interface HitListProps {
  label: string
  groups: readonly HitGroupLines[]
  /** Place of the chosen one, over all groups. */
  at: number
  waiting: boolean
  onChoose: (place: number) => void
  onTake: (place: number) => void
}

/** What was found, in groups from the surest on; a click chooses, a second one takes. */
export function HitList({ label, groups, at, waiting, onChoose, onTake }: HitListProps) {
  const { t } = useTranslation()
  let place = -1
  return (
    <Scroll id={HIT_LIST} role="listbox" aria-label={label} aria-busy={waiting}>
      {groups.map(({ key: group, title, total, totalIsLowerBound, hits }) => (
        <div key={group} role="group" aria-label={title}>
          <Head>
            {title}
            {' · '}
            {hits.length < total
              ? t('pick.some', {
                  shown: hits.length,
                  total: `${total}${totalIsLowerBound ? '+' : ''}`,
                })
              : String(total)}
          </Head>
          {hits.map(({ key, name, marks, note }) => {
            const here = ++place
            return (
              <Line
                key={key}
                id={hitId(here)}
                role="option"
                aria-selected={here === at}
                ref={(line) => {
                  if (here === at) line?.scrollIntoView({ block: 'nearest' })
                }}
                onClick={() => onChoose(here)}
                onDoubleClick={() => onTake(here)}
              >
                <b>{name}</b>
                <span>{marks}</span>
                <small>{note}</small>
              </Line>
            )
          })}
        </div>
      ))}
    </Scroll>
  )
}
