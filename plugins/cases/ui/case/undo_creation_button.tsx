import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { ReasonDialog } from '#resources/kit/reason_dialog'
import { useLeaveCase } from '../open/use_open_cases'

/** Takes back a case that was made by mistake, as long as it is its maker's alone, and leads to the list. */
export function UndoCreationButton({ case: head }: { case: CaseHead }) {
  const { t } = useTranslation()
  const tell = useMessages()
  const leave = useLeaveCase(head.id)
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  if (!head.mayUndoCreation) return null
  const { id, caseNo, revision } = head
  const undo = async (reason: string) => {
    setBusy(true)
    try {
      await call('DELETE /cases/{caseId}', { path: { caseId: id }, body: { revision, reason } })
      leave()
      tell.done(t('cases:undo_creation.done', { caseNo }))
    } catch (error) {
      tell.error(sentenceOf(error))
    }
    setBusy(false)
    setAsks(false)
  }
  return (
    <>
      <Btn onClick={() => setAsks(true)}>{t('cases:undo_creation.act')}</Btn>
      {asks && (
        <ReasonDialog
          title={t('cases:undo_creation.title', { caseNo })}
          text={t('cases:undo_creation.text')}
          label={t('cases:undo_creation.reason')}
          act={t('cases:undo_creation.act')}
          busy={busy}
          onReason={(reason) => void undo(reason)}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
