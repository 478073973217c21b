import Checkbox from '@mui/material/Checkbox'
import { useTranslation } from 'react-i18next'
import type { Column } from './column'
import { SELECT_WIDTH, type Selection } from './selection'

const tight = { ml: '-3px', p: '3px' }

/** The column by which rows are selected, and all of the page in its head. */
export function selectColumn<Row>(
  { isSelected, select }: Selection,
  rows: readonly Row[],
  rowKey: (row: Row) => string
): Column<Row> {
  const ids = rows.map(rowKey)
  return {
    key: 'select',
    label: '',
    width: SELECT_WIDTH,
    stuck: 'start',
    head: (
      <SelectPage
        isAll={ids.length > 0 && ids.every(isSelected)}
        isSome={ids.some(isSelected)}
        onChange={(isOn) => select(ids, isOn)}
      />
    ),
    render: (row) => {
      const id = rowKey(row)
      return <SelectRow isOn={isSelected(id)} onChange={(isOn) => select([id], isOn)} />
    },
  }
}

function SelectRow({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { t } = useTranslation()
  return (
    <Checkbox
      size="small"
      checked={isOn}
      slotProps={{ input: { 'aria-label': t('table.select_row') } }}
      onChange={(event) => onChange(event.target.checked)}
      sx={tight}
    />
  )
}

interface SelectPageProps {
  isAll: boolean
  isSome: boolean
  onChange: (isOn: boolean) => void
}

function SelectPage({ isAll, isSome, onChange }: SelectPageProps) {
  const { t } = useTranslation()
  return (
    <Checkbox
      size="small"
      checked={isAll}
      indeterminate={isSome && !isAll}
      slotProps={{
        input: {
          'aria-label': t('table.select_page'),
          // What is said of the box holds for the box itself, too.
          'ref': (box: HTMLInputElement | null) => {
            if (box) box.indeterminate = isSome && !isAll
          },
        },
      }}
      onChange={() => onChange(!isAll)}
      sx={tight}
    />
  )
}
