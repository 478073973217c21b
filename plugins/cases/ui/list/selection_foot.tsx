import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { type ChosenCases, MOST_CHOSEN } from '#plugins/cases/contract/list_query'
import { chosenCaseActs } from '#plugins/cases/contract/slots'
import { usePermitted } from '#resources/app/use_permitted'
import { Btn } from '#resources/kit/btn'
import { colour } from '#resources/kit/theme/tokens'
import type { CasePage } from './case_row'
import { ListFileButton } from './list_file_button'

const Root = styled('div')({
  'display': 'flex',
  'alignItems': 'center',
  'gap': 6,
  'minWidth': 0,
  '& b': { color: colour.ink, fontWeight: 600, whiteSpace: 'nowrap', marginRight: 2 },
})

interface SelectionFootProps {
  chosen: ChosenCases
  count: number
  /** Keys of the columns that are shown, in their order. */
  columns: readonly string[]
  /** All that the list finds, while only the cases of the page are selected. */
  all: Pick<CasePage, 'total' | 'totalIsLowerBound'> | null
  onTakeAll: () => void
  onClear: () => void
  /** Told when something was done that may change the list. */
  onDone: () => void
}

/** How many cases are selected, and what can be done with them. */
export function SelectionFoot(props: SelectionFootProps) {
  const { chosen, count, columns, all, onTakeAll, onClear, onDone } = props
  const { t } = useTranslation()
  const acts = usePermitted(chosenCaseActs)
  const isTooMany = all !== null && (all.totalIsLowerBound || all.total > MOST_CHOSEN)
  return (
    <Root role="group" aria-label={t('cases:list.selection')}>
      <b className="num" role="status">
        {t('cases:list.selected', { count })}
      </b>
      {all && (
        <Btn
          kind="ghost"
          size="small"
          disabled={isTooMany}
          title={isTooMany ? t('cases:list.too_many', { most: MOST_CHOSEN }) : undefined}
          onClick={onTakeAll}
        >
          {t('cases:list.select_all', { count: all.total })}
        </Btn>
      )}
      {acts.map(({ Act }, index) => (
        <Act key={index} chosen={chosen} count={count} onDone={onDone} />
      ))}
      <ListFileButton size="small" chosen={chosen} columns={columns} />
      <Btn kind="ghost" size="small" onClick={onClear}>
        {t('cases:list.select_none')}
      </Btn>
    </Root>
  )
}
