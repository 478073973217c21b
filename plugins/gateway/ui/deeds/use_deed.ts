import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseAtDestination, SubmissionDeed } from '#plugins/gateway/contract/shown'
import { sentenceOf } from '#resources/app/api_error'
import { call, callForFile } from '#resources/app/calls/call'
import { useMessages } from '#resources/kit/messages'
import { saveFile } from '#resources/kit/save_file'
import { tellSubmissions } from '../submissions_told'

type Reasoned = 'refuse' | 'withdraw' | 'close' | 'resume'

/** Does what somebody chose to do with a case at a destination, and says that it is done or why not. */
export function useDeed({ caseId, destination, submissionId }: CaseAtDestination) {
  const { t } = useTranslation()
  const tell = useMessages()
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const ofSubmission = { path: { submissionId: submissionId ?? '' } }
  const ofCase = { path: { caseId, destinationId: destination.id } }

  /** @returns whether it was done */
  const run = async (deed: SubmissionDeed, work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setError(null)
    try {
      await work()
      tell.done(t(`gateway:done.${deed}`, { destination: destination.code }))
      tellSubmissions()
      return true
    } catch (refused) {
      setError(sentenceOf(refused))
      return false
    } finally {
      setBusy(false)
    }
  }
  const declare = (deed: 'confirm' | 'refuse', body: { isRequired: boolean; reason?: string }) =>
    run(deed, () => call('PUT /case/{caseId}/declaration/{destinationId}', { ...ofCase, body }))
  const withReason = (deed: Reasoned, reason: string) => {
    if (deed === 'refuse') return declare('refuse', { isRequired: false, reason })
    return run(deed, () =>
      call(`POST /submissions/{submissionId}/${deed}`, { ...ofSubmission, body: { reason } })
    )
  }
  return {
    error,
    isBusy,
    confirm: () => declare('confirm', { isRequired: true }),
    withReason,
    note: (sentence: string, day: string) =>
      run('note', () =>
        call('POST /submissions/{submissionId}/notes', {
          ...ofSubmission,
          body: { sentence, ...(day && { day }) },
        })
      ),
    receipt: (number: string, day: string) =>
      run('receipt', () =>
        call('POST /submissions/{submissionId}/receipt', { ...ofSubmission, body: { number, day } })
      ),
    fetchFile: () =>
      run('fetch', async () => {
        const { name, content } = await callForFile(
          'POST /submissions/{submissionId}/portal_file',
          ofSubmission
        )
        saveFile(name, content)
      }),
  }
}
