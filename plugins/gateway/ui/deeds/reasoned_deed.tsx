import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidText } from '#kernel/case/content/said_text'
import type { CaseAtDestination } from '#plugins/gateway/contract/shown'
import { TextBox } from '#resources/kit/text_box'
import { AskedDialog } from './asked_dialog'
import { useDeed } from './use_deed'

const MOST_LETTERS = 500

interface ReasonedDeedProps {
  deed: 'refuse' | 'withdraw' | 'resume' | 'close'
  row: CaseAtDestination
  onClose: () => void
}

/** Asks why something is not required, withdrawn, resumed or closed. */
export function ReasonedDeed({ deed, row, onClose }: ReasonedDeedProps) {
  const { t } = useTranslation()
  const { withReason, error, isBusy } = useDeed(row)
  const [reason, setReason] = useState('')
  const said = saidText(reason)
  const names = { caseNo: row.caseNo, destination: row.destination.code }
  return (
    <AskedDialog
      title={t(`gateway:asked.${deed}.title`, names)}
      text={t(`gateway:asked.${deed}.text`)}
      act={t(`gateway:deed.${deed}`)}
      error={error}
      mayGo={said !== '' && !isBusy}
      onGo={() => void withReason(deed, said).then((isDone) => isDone && onClose())}
      onClose={onClose}
    >
      <TextBox
        autoFocus
        label={t('gateway:asked.reason')}
        most={MOST_LETTERS}
        value={reason}
        error={null}
        onValue={setReason}
      />
    </AskedDialog>
  )
}
