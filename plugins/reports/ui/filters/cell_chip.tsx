import { useTranslation } from 'react-i18next'
import type { CaseFilterSlot } from '#plugins/cases/contract/slots'
import { useNavigation } from '#resources/app/navigation/navigation'
import { Chip } from '#resources/kit/chip'
import { reportAddress } from '../report_address'
import { readCellLink } from '../cell_link'

/** Says of a list of cases which number of a report it is; it opens the report again. */
export function CellChip({ filters, onChange }: CaseFilterSlot) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const asked = filters.reportCell
  if (!asked) return null
  const { report, run, parameters, title } = readCellLink(asked)
  const label = t('reports:chip')
  return (
    <Chip
      label={label}
      value={title || t('reports:cell')}
      onOpen={() => go(report ? reportAddress(report, parameters, run) : '/report')}
      onClear={() => onChange({ reportCell: undefined })}
      clearLabel={`${t('act.clear')}: ${label}`}
    />
  )
}
