import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useMomentText } from '#resources/app/moment'
import { whoText } from '#resources/app/who_text'
import { Quiet } from '#resources/kit/panel'

/** How the due date came to be: what moved it, when, and who did that. */
export function DueChanges({ caseId, destination }: { caseId: string; destination: string }) {
  const { t } = useTranslation()
  const momentText = useMomentText()
  const { data } = useAnswer('GET /cases/{caseId}/deadlines/changes', { path: { caseId } })
  const changes = data?.filter((change) => change.destination === destination)
  if (!changes) return null
  return (
    <section>
      <h3>{t('deadlines:changes.title')}</h3>
      {changes.length === 0 && <Quiet>{t('deadlines:changes.none')}</Quiet>}
      <ul style={{ margin: 0, paddingLeft: 18, fontSize: 12 }}>
        {changes.map((change) => (
          <li key={change.revision}>
            {t('deadlines:changes.moved', {
              ...{ at: momentText(change.at), by: whoText(change.by) },
              ...{ before: change.before ?? '—', after: change.after ?? '—' },
              ...{ zeroBefore: change.dayZeroBefore ?? '—', zeroAfter: change.dayZeroAfter ?? '—' },
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
