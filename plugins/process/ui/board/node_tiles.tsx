import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { colour, size } from '#resources/kit/theme/tokens'
import type { BoardNode } from './board_node'

const Tiles = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: 8,
})

const Tile = styled('button')({
  'font': 'inherit',
  'color': colour.ink,
  'textAlign': 'left',
  'display': 'grid',
  'gap': 3,
  'padding': '10px 12px',
  'background': colour.card,
  'border': `1px solid ${colour.line}`,
  'borderRadius': size.cardRadius,
  'cursor': 'pointer',
  '&[aria-pressed=true]': { borderColor: colour.accent },
  'alignContent': 'start',
  '& > span:first-of-type': { fontSize: 12.5, minHeight: 18, lineHeight: '18px' },
  '& b': { fontSize: 20, fontWeight: 650 },
  '& small': { fontSize: 12, color: colour.ink2, minHeight: 16 },
  '& em': { fontStyle: 'normal', color: colour.redDeep },
})

const Ages = styled('span')({
  display: 'flex',
  height: 5,
  gap: 1,
  borderRadius: 3,
  overflow: 'hidden',
  background: colour.line,
})

/** From young to old. */
const tones = ['#9DB7F5', '#5B85E8', '#E08A1E', '#C6362B'] as const

interface NodeTilesProps {
  nodes: readonly BoardNode[]
  /** Key of the node of which the cases are shown. */
  chosen: string | null
  onChoose: (key: string) => void
}

/** How many cases stand at each node, and how long; one of them opens below. */
export function NodeTiles({ nodes, chosen, onChoose }: NodeTilesProps) {
  const { t } = useTranslation()
  const titleOf = (ages: readonly number[]) =>
    (['0', '1', '2', '3'] as const)
      .map((at) => `${t(`process:board.days.${at}`)}: ${ages[Number(at)]}`)
      .join(' · ')
  return (
    <Tiles>
      {nodes.map(({ key, name, count, overdue, stuck, unasked, unassigned, oldest, ages }) => (
        <Tile key={key} type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
          <span>{say(name)}</span>
          <b className="num">{count}</b>
          <Ages title={titleOf(ages)} aria-hidden>
            {ages.map(
              (n, at) => n > 0 && <i key={at} style={{ flex: n, background: tones[at] }} />
            )}
          </Ages>
          <small>{count > 0 && t('process:board.oldest', { count: oldest })}</small>
          {overdue > 0 && (
            <small>
              <em>{t('process:board.overdue', { count: overdue })}</em>
            </small>
          )}
          {unassigned > 0 && <small>{t('process:board.unassigned', { count: unassigned })}</small>}
          {stuck > 0 && <small>{t('process:board.stuck', { count: stuck })}</small>}
          {unasked > 0 && <small>{t('process:board.unasked', { count: unasked })}</small>}
        </Tile>
      ))}
    </Tiles>
  )
}
