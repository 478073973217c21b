import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/case/content/case_content'
import type { Finding } from '#kernel/case/rules/finding'
import { elementOfPath } from '#kernel/case/content/element_path'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { refusalOf, type RefusalOf } from '#resources/app/calls/refusal_of'
import { fieldErrorsOf } from '#resources/app/field_errors'
import { useNavigation } from '#resources/app/navigation/navigation'
import { useShell } from '#resources/app/shared_props'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { reveal } from '#resources/forms/editor/reveal'
import { useConfirm } from '#resources/kit/confirm'
import { caseAddress } from '../open/case_address'
import { objectedTo, useBookInStore } from './book_in_context'
import { followJudge, judgeOf } from './judge'
import { asReported } from './reported'

/** What somebody answered when the number was asked about. */
export interface NumberAnswers {
  otherNumbering?: boolean
  whenTaken?: 'next' | 'repeat'
}

/** What is asked or said about the number that was typed. */
export interface NumberIssue {
  reason: NonNullable<RefusalOf<'POST /cases'>['reason']>
  sentence: string
  /** What was answered before. */
  answers: NumberAnswers
}

/** The case that came of it. */
interface Made {
  id: string
  caseNo: string
}

/** Makes a case, or a follow-up of one, once, however often its button is pressed, and opens it. */
export function useCreateCase() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const store = useBookInStore()
  const forms = useForms()
  const { project } = useShell()
  const { go } = useNavigation()
  const judge = useMemo(() => judgeOf(forms, project!), [forms, project])
  const [busy, setBusy] = useState(false)
  const [issue, setIssue] = useState<NumberIssue | null>(null)
  /** Why it was refused, where no field is to blame. */
  const [refusal, setRefusal] = useState<string | null>(null)
  const [asked, setAsked] = useState({ body: '', key: '' })
  useEffect(() => followJudge(store, judge), [store, judge])

  const show = (objections: readonly Finding[]) => {
    store.setState((now) => objectedTo(now, objections))
    reveal(objections[0]!.path)
  }
  /** Sends what stands there, once it is sound, and opens the case that comes of it. */
  const send = async (
    ask: (content: CaseContent, key: string) => Promise<Made>,
    asks: object,
    onRefused: (error: unknown) => boolean = () => false
  ) => {
    if (busy) return
    setIssue(null)
    setRefusal(null)
    store.setState({ isTried: true })
    const objections = await judge(store.getState())
    if (objections.length > 0) return show(objections)
    const content = asReported(store.getState().content)
    const body = JSON.stringify({ content, ...asks })
    // What was typed anew after a refusal is another request.
    const key = asked.body === body ? asked.key : crypto.randomUUID()
    setAsked({ body, key })
    setBusy(true)
    try {
      go(caseAddress(await ask(content, key)))
    } catch (error) {
      const refused = objectionsIn(error)
      if (refused.length > 0) show(refused)
      else if (!onRefused(error)) setRefusal(sentenceOf(error))
      setBusy(false)
    }
  }
  const create = (answers: NumberAnswers = {}) => {
    const { caseNo, document } = store.getState()
    const asks = { caseNo: caseNo.trim(), ...answers }
    return send(
      (content, key) =>
        document
          ? call(
              'POST /cases/with-document',
              { form: { ...asks, content: JSON.stringify(content), document } },
              { key }
            )
          : call('POST /cases', { body: { content, ...asks } }, { key }),
      { ...asks, document: document && [document.name, document.size, document.lastModified] },
      (error) => {
        const { reason } = refusalOf('POST /cases', error)
        if (reason) setIssue({ reason, sentence: sentenceOf(error), answers })
        return Boolean(reason)
      }
    )
  }
  const followUp = async ({ id: caseId, caseNo }: Made) => {
    const question = {
      title: t('cases:book_in.follow_up_title', { caseNo }),
      text: t('cases:book_in.follow_up_text'),
      act: t('cases:book_in.follow_up'),
    }
    if (!(await confirm(question))) return
    const path = { caseId }
    await send(
      (content, key) =>
        call('POST /cases/{caseId}/follow-ups', { path, body: { content } }, { key }),
      path
    )
  }
  return { busy, create, followUp, issue, refusal, forgetIssue: () => setIssue(null) }
}

/** What the server objects to, at its places. */
function objectionsIn(error: unknown): Finding[] {
  return fieldErrorsOf(error).map(({ field, message }) => ({
    rule: 'server',
    severity: 'error',
    path: field,
    element: elementOfPath(field),
    message,
  }))
}
