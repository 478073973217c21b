import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Moment } from '#resources/app/moment'
import { whoText } from '#resources/app/who_text'
import { MiniTable } from '#resources/forms/rows/mini_table'
import { ErrorState } from '#resources/kit/error_state'
import { versionText } from '../case/version_text'

/** The chain of a case: each version with its kind, its reason and its dates, the latest first. */
export function ChainTab({ case: { id } }: { case: CaseHead }) {
  const { t } = useTranslation()
  const { data, error, reload } = useAnswer('GET /cases/{caseId}/versions', {
    path: { caseId: id },
  })
  if (error) return <ErrorState text={error} onRetry={reload} />
  return (
    <MiniTable aria-label={t('cases:versions.title')}>
      <thead>
        <tr>
          <th>{t('cases:versions.kind')}</th>
          <th>C.1.5</th>
          <th>{t('cases:versions.reason')}</th>
          <th>{t('cases:versions.opened')}</th>
          <th>{t('cases:versions.opened_by')}</th>
        </tr>
      </thead>
      <tbody>
        {data?.map(({ version, kind, received, reason, at, by }) => (
          <tr key={version}>
            <td>{versionText(kind, version)}</td>
            <td className="num">{received}</td>
            <td style={{ whiteSpace: 'normal' }}>{reason}</td>
            <td>
              <Moment at={at} />
            </td>
            <td>{whoText(by)}</td>
          </tr>
        ))}
      </tbody>
    </MiniTable>
  )
}
