import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SectionState } from '#plugins/sur/contract/periodic_report'
import type { Prose } from '#plugins/sur/contract/prose'
import type { ShownReport, ShownSection } from '#plugins/sur/contract/shown'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useLeaveGuard } from '#resources/app/navigation/navigation'
import { useShell } from '#resources/app/shared_props'
import { useConfirm } from '#resources/kit/confirm'
import { useMessages } from '#resources/kit/messages'

/** What somebody writes in a section until it is saved, and what can be done with the section. */
export function useSection(report: ShownReport, section: ShownSection, onSaved: () => void) {
  const { t } = useTranslation()
  const { user } = useShell()
  const tell = useMessages()
  const confirm = useConfirm()
  const [draft, setDraft] = useState<Prose | null>(null)
  const latest = useRef(draft)
  latest.current = draft
  const { writerId, writerName, key } = section
  const isOfAnother = writerId !== null && writerId !== user?.id

  const send = async (wish: { state?: SectionState; takeOver?: boolean }): Promise<boolean> => {
    const { revision } = section
    const prose = latest.current ?? undefined
    try {
      await call('PUT /report/base/business/{reportId}/sections/{key}', {
        path: { reportId: report.rbId, key },
        body: { revision, ...wish, ...(prose && { prose }) },
      })
    } catch (refused) {
      tell.error(sentenceOf(refused))
      onSaved()
      return false
    }
    setDraft(null)
    latest.current = null
    tell.done(t('sur:writing.saved'))
    onSaved()
    return true
  }
  useLeaveGuard(
    () => latest.current !== null,
    () => send({})
  )
  const takeOver = async () => {
    const name = writerName ?? ''
    const isSure = await confirm({
      title: t('sur:writing.take_over_title', { name }),
      text: t('sur:writing.take_over_text', { name }),
      act: t('sur:writing.take_over'),
    })
    if (isSure) await send({ takeOver: true })
  }
  const mayWrite = report.may.write && !isOfAnother
  return { draft, setDraft, send, takeOver, mayWrite, isOfAnother }
}
