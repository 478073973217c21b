import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#resources/kit/icons'
import { colour } from '#resources/kit/theme/tokens'
import { type Dragged, useDraggable } from './dragged'

const Root = styled('div', {
  shouldForwardProp: (prop) => !['isDragged', 'isUsed'].includes(String(prop)),
})<{ isDragged: boolean; isUsed: boolean }>(({ isDragged, isUsed }) => ({
  'display': 'flex',
  'alignItems': 'center',
  'height': 28,
  'padding': '0 10px 0 14px',
  'opacity': isDragged ? 0.45 : 1,
  'background': isDragged ? colour.accentSoft : undefined,
  'color': isUsed ? colour.ink3 : colour.ink,
  'cursor': 'grab',
  '&:hover': { background: colour.hover },
}))
const Face = styled(ButtonBase)({
  'flex': 1,
  'minWidth': 0,
  'height': '100%',
  'gap': 7,
  'font': 'inherit',
  'justifyContent': 'flex-start',
  'cursor': 'inherit',
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { marginLeft: 'auto', paddingLeft: 6, fontSize: 11, color: colour.ink3 },
})
const Filter = styled(ButtonBase)({ width: 24, height: 24, borderRadius: 4, color: colour.ink3 })

interface FieldRowProps {
  name: string
  number?: string
  what: Dragged
  isUsed: boolean
  onAdd: () => void
  onFilter?: () => void
}

/** One field: dragged, or added by Enter; the button behind it asks for a condition. */
export function FieldRow({ name, number, what, isUsed, onAdd, onFilter }: FieldRowProps) {
  const { t } = useTranslation()
  const ref = useRef<HTMLDivElement>(null)
  const isDragged = useDraggable(ref, what)
  return (
    <Root ref={ref} isDragged={isDragged} isUsed={isUsed}>
      <Face
        data-field
        title={t('listings:add_column', { name: number ? `${name} ${number}` : name })}
        onClick={onAdd}
      >
        <span>{name}</span> <small className="num">{number}</small>
        {isUsed && <Icon name="check" size={12} />}
      </Face>
      {onFilter && (
        <Filter
          title={t('listings:add_filter', { name })}
          aria-label={t('listings:add_filter', { name: `${name} ${number}` })}
          onClick={onFilter}
        >
          <Icon name="search" size={13} />
        </Filter>
      )}
    </Root>
  )
}
