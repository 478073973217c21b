import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { colour } from '#resources/kit/theme/tokens'
import type { ImportItem } from './import_item'

/** State of the reports that are shown alone; all without one. */
export type Shown = ImportItem['state'] | null

const states = ['waiting', 'undecided', 'refused', 'skipped', 'cancelled', 'done'] as const

const Row = styled('div')({ display: 'flex', flex: 'none', gap: 6, paddingBottom: 8 })
const Choice = styled(ButtonBase, { shouldForwardProp: (prop) => prop !== 'on' })<{ on: boolean }>(
  ({ on }) => ({
    height: 26,
    padding: '0 10px',
    borderRadius: 13,
    gap: 6,
    font: 'inherit',
    fontSize: 12,
    border: `1px solid ${on ? colour.accentLine : colour.line}`,
    background: on ? colour.accentSoft : colour.card,
    color: on ? colour.accent : colour.ink2,
  })
)

interface ItemFilterProps {
  items: readonly ImportItem[]
  only: Shown
  onOnly: (only: Shown) => void
}

/** How many reports are in which state; a click shows them alone. Nothing when there is nothing to choose. */
export function ItemFilter({ items, only, onOnly }: ItemFilterProps) {
  const { t } = useTranslation()
  const found = states.filter(
    (state) => state === only || items.some((item) => item.state === state)
  )
  if (found.length < 2) return null
  const choices = [null, ...found] as Shown[]
  return (
    <Row role="group" aria-label={t('e2b:import.filter')}>
      {choices.map((state) => (
        <Choice
          key={state ?? 'all'}
          on={state === only}
          aria-pressed={state === only}
          onClick={() => onOnly(state)}
        >
          {t(`e2b:import.state.${state ?? 'all'}`)}
          <b className="num">{items.filter((item) => !state || item.state === state).length}</b>
        </Choice>
      ))}
    </Row>
  )
}
