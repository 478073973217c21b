import { useTranslation } from 'react-i18next'
import { registerOf } from '#plugins/sur/contract/registers'
import type { EntryDifference } from '#plugins/sur/contract/shown_entries'
import { say } from '#resources/app/language'
import { Quiet } from '#resources/kit/panel'
import { SideDrawer } from '#resources/kit/side_drawer'
import { Tag } from '#resources/kit/tag'
import { CaseFrame } from './case_frame'

interface RowsDrawerProps {
  open: boolean
  rows: readonly EntryDifference[]
  onClose: () => void
}

/** The rows of registers that live data has otherwise than the freeze, and how. */
export function RowsDrawer({ open, rows, onClose }: RowsDrawerProps) {
  const { t } = useTranslation()
  const title = t('sur:registers.differs', { count: rows.length })
  return (
    <SideDrawer open={open} title={title} onClose={onClose} width={480}>
      <CaseFrame aria-label={title}>
        {rows.map(({ id, register, name, why }) => (
          <li key={id}>
            <span>{say(name)}</span>
            <Quiet>{say(registerOf(register).name)}</Quiet>
            <Tag tone="amber">{t(`sur:registers.why.${why}`)}</Tag>
          </li>
        ))}
      </CaseFrame>
    </SideDrawer>
  )
}
