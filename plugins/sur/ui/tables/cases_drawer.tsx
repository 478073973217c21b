import { useTranslation } from 'react-i18next'
import type { ShownCase } from '#plugins/sur/contract/shown_tables'
import { Link } from '#resources/app/navigation/link'
import { Quiet } from '#resources/kit/panel'
import { SideDrawer } from '#resources/kit/side_drawer'
import { CaseFrame } from './case_frame'
import type { OpenedFigure } from './computed_table'

interface CasesDrawerProps {
  figure: OpenedFigure | null
  cases: readonly ShownCase[]
  onClose: () => void
}

/** The cases behind a figure, each with its version and a way to it. */
export function CasesDrawer({ figure, cases, onClose }: CasesDrawerProps) {
  const { t } = useTranslation()
  const ids = new Set(figure?.caseIds)
  const shown = cases.filter(({ caseId }) => ids.has(caseId))
  return (
    <SideDrawer open={figure !== null} title={figure?.title ?? ''} onClose={onClose} width={480}>
      <Quiet as="p" sx={{ px: 2.25, py: 1, m: 0 }}>
        {t('sur:tables.cases', { count: shown.length })}
      </Quiet>
      <CaseFrame aria-label={t('sur:tables.cases', { count: shown.length })}>
        {shown.map(({ caseId, caseNo, version, received }) => (
          <li key={caseId}>
            <Link href={`/cases/${caseId}`}>{caseNo}</Link>
            <Quiet>{t('sur:tables.version', { version, received })}</Quiet>
          </li>
        ))}
      </CaseFrame>
    </SideDrawer>
  )
}
