import { useTranslation } from 'react-i18next'
import type { ShownVersion } from '#plugins/sur/contract/shown_entries'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useMomentText } from '#resources/app/moment'
import { ErrorState } from '#resources/kit/error_state'
import { Quiet } from '#resources/kit/panel'
import { CaseFrame } from '../tables/case_frame'

/** Who wrote which version of a row, why, and from which day on it is valid. */
export function EntryHistory({ entryId }: { entryId: string }) {
  const { t } = useTranslation()
  const momentText = useMomentText()
  const { data, error, reload } = useAnswer('GET /report/base/registers/{registerEntryId}', {
    path: { registerEntryId: entryId },
  })
  if (error) return <ErrorState text={error} onRetry={reload} />
  const versions: readonly ShownVersion[] = data?.versions ?? []
  return (
    <CaseFrame aria-label={t('sur:registers.form.history')}>
      {versions.map(({ seq, byName, at, validFrom, reason }) => (
        <li key={seq}>
          <span>{reason ?? t('sur:registers.form.first')}</span>
          <Quiet>
            {t('sur:registers.form.version', { name: byName, at: momentText(at), day: validFrom })}
          </Quiet>
        </li>
      ))}
    </CaseFrame>
  )
}
