import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListingColumn } from '#plugins/listings/contract/design'
import { colour } from '#resources/kit/theme/tokens'
import { type Dragged, useDraggable, useDropTarget } from './dragged'

const Cell = styled('th', {
  shouldForwardProp: (prop) => !['isOver', 'isDragged'].includes(String(prop)),
})<{ isOver: boolean; isDragged: boolean }>(({ isOver, isDragged }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  padding: 0,
  textAlign: 'start',
  background: colour.head,
  borderBottom: `1px solid ${colour.line}`,
  opacity: isDragged ? 0.45 : 1,
  boxShadow: isOver ? `inset 2px 0 0 ${colour.accent}` : undefined,
}))
const Face = styled(ButtonBase)({
  'display': 'block',
  'width': '100%',
  'minHeight': 44,
  'maxWidth': 240,
  'padding': '0 8px',
  'font': 'inherit',
  'fontWeight': 600,
  'lineHeight': 1.25,
  'textAlign': 'start',
  'cursor': 'grab',
  '& small': { display: 'block', fontWeight: 400, fontSize: 10.5, color: colour.ink3 },
  '& i': { font: 'italic 600 11px Georgia, serif', color: colour.accent, marginRight: 3 },
})

interface ColumnHeadProps {
  at: number
  name: string
  column: ListingColumn
  span: number
  onDropBefore: (what: Dragged) => void
  onMove: (to: number) => void
  onShape: () => void
  onRemove: () => void
}

/** The head of a column: dragged, or moved by Alt with an arrow; Enter shapes it, Delete removes it. */
export function ColumnHead(props: ColumnHeadProps) {
  const { at, name, column, span, onDropBefore, onMove, onShape, onRemove } = props
  const { t } = useTranslation()
  const ref = useRef<HTMLTableCellElement>(null)
  const isDragged = useDraggable(ref, { of: 'column', at })
  const isOver = useDropTarget(ref, onDropBefore)
  const onKey = (event: KeyboardEvent) => {
    const step = event.altKey && { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step) onMove(at + step)
    else if (event.key === 'Delete') onRemove()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const { of, element } = column.source
  const isComputed = of !== 'element' && of !== 'list'
  return (
    <Cell ref={ref} isOver={isOver} isDragged={isDragged} colSpan={span} scope="col">
      <Face
        data-head
        title={`${t('listings:column', { number: at + 1, name })}\n${t('listings:column_keys')}`}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Delete"
        style={{ minWidth: Math.min(200, Math.max(60, column.width * 6)) }}
        onKeyDown={onKey}
        onClick={onShape}
      >
        {name}{' '}
        <small>
          {isComputed && <i>ƒ</i>}
          {element ?? (isComputed ? t(`listings:computed.kind.${of}`) : '')}
        </small>
      </Face>
    </Cell>
  )
}
