import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Btn } from '#resources/kit/btn'
import { ErrorState } from '#resources/kit/error_state'
import { Quiet } from '#resources/kit/panel'
import type { FlatChange } from './flat_changes'
import { isShortened } from './is_shortened'
import { TrailValue } from './trail_value'

interface LongValueProps {
  caseId: string
  /** Number of the line. */
  seq: number
  change: FlatChange
  side: 'before' | 'after'
}

/** A value of the trail with an act that shows all of it where it was shortened. */
export function LongValue({ caseId, seq, change, side }: LongValueProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  const wish = { path: { caseId, seq }, query: { path: change.key || undefined } }
  const { data, error, stale, reload } = useAnswer(
    'GET /cases/{caseId}/audit/{seq}/change',
    asked ? wish : null,
    { isFixed: true }
  )
  if (error) return <ErrorState text={error} onRetry={reload} />
  const isBare = change.before === undefined && change.after === undefined
  if (change.shortened && isBare) return <Quiet>{t('cases:audit.too_long')}</Quiet>
  if (data) return <TrailValue change={change} value={data[side]} />
  return (
    <>
      <TrailValue change={change} value={change[side]} />
      {change.shortened && isShortened(change[side]) && (
        <Btn kind="ghost" size="small" disabled={stale} onClick={() => setAsked(true)}>
          {t('cases:audit.show_whole')}
        </Btn>
      )}
    </>
  )
}
