import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ErrorSeverity, errorSeverities } from '#plugins/process/contract/correction'
import { call } from '#resources/app/calls/call'
import { say } from '#resources/app/language'
import { sentenceOf } from '#resources/app/api_error'
import { Choice } from '#resources/kit/choice'
import { useMessages } from '#resources/kit/messages'
import { Tag } from '#resources/kit/tag'
import type { ShownCorrection } from './correction_columns'
import { severityTones } from './severity_tones'

interface SeverityChoiceProps {
  caseId: string
  correction: ShownCorrection
  /** One who reads sees what was said. */
  mayRate: boolean
  onRated: () => void
}

/** How severe an error is: whoever checks the case says it, others read it. */
export function SeverityChoice({ caseId, correction, mayRate, onRated }: SeverityChoiceProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const [isBusy, setBusy] = useState(false)
  const { id: correctionId, name, revision: seen, severity } = correction
  const nameOf = (each: ErrorSeverity) => t(`process:quality.severities.${each}`)
  if (!mayRate) return <Tag tone={severityTones[severity]}>{nameOf(severity)}</Tag>
  const rate = async (chosen: string) => {
    setBusy(true)
    try {
      await call('PUT /cases/{caseId}/quality/{correctionId}', {
        path: { caseId, correctionId },
        body: { seen, severity: chosen as ErrorSeverity },
      })
    } catch (error) {
      tell.error(sentenceOf(error))
    }
    setBusy(false)
    onRated()
  }
  return (
    <Choice
      label={t('process:quality.severity_of', { element: say(name) })}
      value={severity}
      disabled={isBusy}
      onChoose={(chosen) => void rate(chosen)}
    >
      {errorSeverities.map((each) => (
        <option key={each} value={each}>
          {nameOf(each)}
        </option>
      ))}
    </Choice>
  )
}
