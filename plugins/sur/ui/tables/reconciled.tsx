import { useTranslation } from 'react-i18next'
import type { Reconciliation } from '#plugins/sur/contract/reconciliation'
import { useLanguage } from '#resources/app/language_context'
import { Link } from '#resources/app/navigation/link'
import { Panel, Quiet } from '#resources/kit/panel'
import { CaseFrame } from './case_frame'

/** How the cumulative figures of a table follow from the report before; each change by its case. */
export function Reconciled({ of }: { of: Reconciliation }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { last, interval, cumulative, changes } = of
  const changed = changes.reduce((all, { sign }) => all + sign, 0)
  const signed = changed < 0 ? `− ${-changed}` : `+ ${changed}`
  return (
    <Panel title={t('sur:reconciled.title')} level="h3">
      <p style={{ margin: 0, padding: '8px 14px' }}>
        {t('sur:reconciled.sum', { last, interval, signed, cumulative })}
      </p>
      {changes.length > 0 && (
        <CaseFrame>
          {changes.map(({ caseId, caseNo, unit, sign, why, term, column }) => (
            <li key={`${unit} ${sign} ${term.en} ${column.en}`}>
              <Link href={`/cases/${caseId}`}>{caseNo}</Link>
              <span>{sign === 1 ? '+1' : '−1'}</span>
              <span>{t(`sur:changed.${why}`)}</span>
              <Quiet>
                {term[language]} · {column[language]}
              </Quiet>
            </li>
          ))}
        </CaseFrame>
      )}
    </Panel>
  )
}
