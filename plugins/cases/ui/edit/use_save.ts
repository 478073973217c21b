import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/content/case_content'
import { pagePart } from '#kernel/forms/page_part'
import type { RuleContext } from '#kernel/rules/rule_context'
import type { CaseHead } from '#plugins/cases/contract/slots'
import { call } from '#resources/app/calls/call'
import { ApiError, sentenceOf } from '#resources/app/api_error'
import { say } from '#resources/app/language'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import type { useDraft } from '#resources/forms/editor/use_draft'
import { useKey } from '#resources/forms/editor/use_key'
import type { FindingsStore } from '#resources/forms/findings/findings_store'
import { checkShape } from '#resources/forms/panel/page_validators'
import { useMessages } from '#resources/kit/messages'
import type { Conflict } from './conflict'
import { sameOnPage } from './same_on_page'

interface Saving {
  head: CaseHead
  page: ClientPage
  draft: ReturnType<typeof useDraft>
  store: FindingsStore
  /** Takes what the server tells the rules once it has the page. */
  learn: (context: RuleContext) => void
  /** A document is on its way, without which the page would be saved. */
  sending: boolean
}

/** Saves the page. When somebody else saved first, nothing is overwritten and the conflict is kept. */
export function useSave({ head, page, draft, store, learn, sending }: Saving) {
  const { t } = useTranslation()
  const tell = useMessages()
  const [revision, setRevision] = useState(head.revision)
  const [saved, setSaved] = useState<CaseHead | null>(null)
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const { latest, savedAs } = draft
  const send = useCallback(
    async (content: CaseContent, baseRevision: number) => {
      const part = pagePart(content, page)
      setBusy(true)
      try {
        const [problem] = await checkShape(page.page, part)
        if (problem) return tell.error(say(problem.message))
        const answer = await call('PUT /case/{caseId}/pages/{page}', {
          path: { caseId: head.id, page: page.page },
          body: { content: part, baseRevision },
        })
        setRevision(answer.revision)
        setSaved(answer.case)
        setConflict(null)
        savedAs(content)
        learn(answer.context)
        if (latest.current === content) store.set(answer.findings)
        tell.done(t('cases:edit.saved', { revision: answer.revision }))
      } catch (error) {
        if (error instanceof ApiError && error.data.conflict)
          setConflict(error.data.conflict as Conflict)
        else tell.error(sentenceOf(error))
      } finally {
        setBusy(false)
      }
    },
    [head.id, page, savedAs, learn, latest, store, tell, t]
  )
  const save = useCallback(() => {
    if (sending) tell.note(t('cases:edit.sending'))
    else if (sameOnPage(page, latest.current, draft.base)) tell.note(t('cases:edit.all_saved'))
    else void send(latest.current, revision)
  }, [sending, page, draft.base, send, latest, revision, tell, t])
  useKey({ with: 'ctrl', letter: 'S' }, busy ? undefined : save)
  return {
    /** The case as the server told it last. */
    head: saved && saved.revision > head.revision ? saved : head,
    revision,
    busy,
    conflict,
    save,
    /** Sends what was chosen, unless nothing of one's own is left in it. */
    saveMerged: (content: CaseContent, theirs: CaseContent) => {
      savedAs(theirs)
      setRevision(conflict!.revision)
      setConflict(null)
      if (!sameOnPage(page, content, theirs)) void send(content, conflict!.revision)
    },
    closeConflict: () => setConflict(null),
    /** What is on the screen was typed upon an earlier revision. */
    rebase: setRevision,
  }
}
