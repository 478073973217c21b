import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ColumnWish } from '#kernel/people/lists/column_wish'
import { Btn } from '../btn'
import { Icon } from '../icons'
import { colour } from '../theme/tokens'
import { changed, fittingWidth, moved } from './wishes'

const Line = styled('li')({
  'display': 'flex',
  'alignItems': 'center',
  'gap': 2,
  'height': 32,
  'padding': '0 8px 0 4px',
  'borderRadius': 6,
  '&:hover': { background: colour.hover },
  '& label': { flex: 1, display: 'flex', alignItems: 'center', cursor: 'pointer', minWidth: 0 },
})
const Lines = styled('ul')({ listStyle: 'none', margin: 0, padding: '6px 6px 0' })
const Foot = styled('div')({
  position: 'sticky',
  bottom: 0,
  padding: 8,
  background: colour.card,
  borderTop: `1px solid ${colour.lineSoft}`,
})

/** One step of a width by a key, in pixels. */
const STEP = 20

export interface Choosable {
  key: string
  label: string
  /** As it is shown now, in pixels. */
  width: number
}

interface ColumnChooserProps {
  columns: readonly Choosable[]
  /** One for each column, in order. */
  wishes: readonly ColumnWish[]
  isUsual: boolean
  onChange: (wishes: readonly ColumnWish[] | undefined) => void
}

/** Chooses which columns are shown, in which order and how wide, by keyboard too. */
export function ColumnChooser({ columns, wishes, isUsual, onChange }: ColumnChooserProps) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const byKey = new Map(columns.map((column) => [column.key, column]))
  return (
    <>
      <Btn
        size="small"
        kind="ghost"
        icon="list"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('table.columns')}
      </Btn>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { 'role': 'dialog', 'aria-label': t('table.columns'), 'sx': { width: 340 } },
        }}
      >
        <Lines>
          {wishes.map(({ key, isShown }, at) => {
            const { label, width } = byKey.get(key)!
            const widen = (by: number) => () =>
              onChange(changed(wishes, key, { width: fittingWidth(width + by) }))
            const move = (by: -1 | 1) => () => onChange(moved(wishes, key, by))
            const acts = [
              ['minus', 'narrower', widen(-STEP), !isShown],
              ['plus', 'wider', widen(STEP), !isShown],
              ['arrowUp', 'up', move(-1), at < 2],
              ['arrowDown', 'down', move(1), at === 0 || at === wishes.length - 1],
            ] as const
            return (
              <Line key={key}>
                <label>
                  <Checkbox
                    size="small"
                    checked={isShown}
                    disabled={at === 0}
                    onChange={() => onChange(changed(wishes, key, { isShown: !isShown }))}
                  />
                  {label}
                </label>
                {acts.map(([icon, name, act, isOff]) => (
                  <IconButton
                    key={name}
                    size="small"
                    disabled={isOff}
                    aria-label={t(`table.column.${name}`, { label })}
                    title={t(`table.column.${name}`, { label })}
                    onClick={act}
                  >
                    <Icon name={icon} size={14} />
                  </IconButton>
                ))}
              </Line>
            )
          })}
        </Lines>
        <Foot>
          <Btn size="small" disabled={isUsual} onClick={() => onChange(undefined)}>
            {t('table.usual')}
          </Btn>
        </Foot>
      </Popover>
    </>
  )
}
