import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import type { BoardNode } from './board_node'

interface HolderChipsProps {
  node: BoardNode
  /** Id of whose cases are shown, `none`, `stuck`, or null for all. */
  chosen: string | null
  onChoose: (id: string | null) => void
}

/** Who has the cases of a node, those with the most first. */
export function HolderChips({ node, chosen, onChoose }: HolderChipsProps) {
  const { t } = useTranslation()
  const { count, stuck, unassigned, holders } = node
  const chips = [
    { id: null, text: t('process:board.everyone'), n: count },
    ...(stuck > 0 ? [{ id: 'stuck', text: t('process:board.only_stuck'), n: stuck }] : []),
    ...(unassigned > 0 ? [{ id: 'none', text: t('process:board.nobody'), n: unassigned }] : []),
    ...holders.map(({ id, name, count: n }) => ({ id, text: name, n })),
  ]
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
      role="group"
      aria-label={t('process:board.holders')}
    >
      {chips.map(({ id, text, n }) => (
        <Btn
          key={id ?? 'all'}
          size="small"
          aria-pressed={id === chosen}
          kind={id === chosen ? 'primary' : 'plain'}
          onClick={() => onChoose(id)}
        >
          {text} {n}
        </Btn>
      ))}
    </Stack>
  )
}
