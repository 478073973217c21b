import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import type { ResultRow } from '#plugins/reports/contract'
import { say } from '#resources/app/language'
import { Icon } from '#resources/kit/icons'
import { Quiet } from '#resources/kit/panel'

interface RowHeadProps {
  row: ResultRow
  isFolded: boolean
  /** Folds the rows below it in and out; absent where there are none. */
  onToggle?: () => void
}

/** What a row is called; a row below another stands further in. */
export function RowHead({ row, isFolded, onToggle }: RowHeadProps) {
  const { t } = useTranslation()
  const label = say(row.label)
  const running = row.isRunning && <Quiet> {t('reports:table.running')}</Quiet>
  if (!onToggle) {
    return (
      <td style={{ paddingLeft: row.values.length > 1 ? 36 : undefined }}>
        {label}
        {running}
      </td>
    )
  }
  return (
    <td>
      <ButtonBase sx={{ font: 'inherit', gap: 0.5 }} aria-expanded={!isFolded} onClick={onToggle}>
        <Icon name={isFolded ? 'chevronRight' : 'chevronDown'} size={14} />
        {label}
      </ButtonBase>
      {running}
    </td>
  )
}
