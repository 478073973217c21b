import { useNavigation } from '#resources/app/navigation/navigation'
import { useState } from 'react'
import { call } from '#resources/app/calls/call'
import { ApiError, sentenceOf } from '#resources/app/api_error'
import type { PanelValues } from '#resources/forms/panel/panel_context'
import { useMessages } from '#resources/kit/messages'
import { caseAddress } from '../open/case_address'

/** What somebody answered when the number was asked about. */
export interface NumberAnswers {
  otherCoding?: boolean
  whenTaken?: 'next' | 'repeat'
}

/** What is asked or said about the number that was typed. */
export interface NumberIssue {
  reason: 'format' | 'otherCoding' | 'duplicateNumber'
  sentence: string
  /** What was answered before. */
  answers: NumberAnswers
}

/** Makes a case once, however often its button is pressed, and opens it. */
export function useCreateCase() {
  const tell = useMessages()
  const { go } = useNavigation()
  const [busy, setBusy] = useState(false)
  const [issue, setIssue] = useState<NumberIssue | null>(null)
  const [asked, setAsked] = useState({ body: '', key: '' })
  const create = async (values: PanelValues, caseNo: string, answers: NumberAnswers = {}) => {
    const { C_1_3: reportType, C_1_4: firstReceived, C_2_r_3: country } = values
    // What is missing the server asks for.
    const input = {
      reportType: reportType!,
      firstReceived: firstReceived!,
      country,
      caseNo,
      ...answers,
    }
    const body = JSON.stringify(input)
    // What was typed anew after a refusal is another request.
    const key = asked.body === body ? asked.key : crypto.randomUUID()
    setAsked({ body, key })
    setBusy(true)
    setIssue(null)
    try {
      const made = await call('POST /cases', { body: input }, { key })
      go(caseAddress(made))
    } catch (error) {
      const reason = error instanceof ApiError && (error.data.reason as NumberIssue['reason'])
      if (reason) setIssue({ reason, sentence: sentenceOf(error), answers })
      else tell.error(sentenceOf(error))
      setBusy(false)
    }
  }
  return { busy, create, issue, forgetIssue: () => setIssue(null) }
}
