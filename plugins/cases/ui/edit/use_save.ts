import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { applyDifferences } from '#kernel/content/apply_differences'
import type { CaseContent } from '#kernel/content/case_content'
import { pagePart } from '#kernel/forms/page_part'
import { ApiError, sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { say } from '#resources/app/language'
import { checkShape } from '#resources/forms/panel/page_validators'
import { useMessages } from '#resources/kit/messages'
import { isChanged, merged, saved } from './case_editor'
import { theirChange, type Conflict, type ConflictField } from './conflict'
import { sameOnPage } from './same_on_page'
import { useCaseEditorStore } from './use_case_editor'

/** Ways to save the page. When somebody else saved first, nothing is overwritten and the conflict is kept. */
export function useSave() {
  const { t } = useTranslation()
  const tell = useMessages()
  const editor = useCaseEditorStore()
  return useMemo(() => {
    const send = async (content: CaseContent, baseRevision: number) => {
      const { page, head } = editor.getState()
      const part = pagePart(content, page)
      editor.setState({ isSaving: true })
      try {
        const [problem] = await checkShape(page.page, part)
        if (problem) return tell.error(say(problem.message))
        const answer = await call('PUT /case/{caseId}/pages/{page}', {
          path: { caseId: head.id, page: page.page },
          body: { content: part, baseRevision },
        })
        editor.setState((now) => saved(now, content, answer))
        tell.done(t('cases:edit.saved', { revision: answer.revision }))
      } catch (error) {
        if (error instanceof ApiError && error.data.conflict)
          editor.setState({ conflict: error.data.conflict as Conflict })
        else tell.error(sentenceOf(error))
      } finally {
        editor.setState({ isSaving: false })
      }
    }
    return {
      save: () => {
        const now = editor.getState()
        if (now.isSaving) return
        if (now.sending > 0) tell.note(t('cases:edit.sending'))
        else if (!isChanged(now)) tell.note(t('cases:edit.all_saved'))
        else void send(now.content, now.revision)
      },
      /**
       * Saves what was chosen field by field, unless nothing of one's own is left in it.
       * @param taken fields in which what the other one saved is kept
       */
      saveMerged: (taken: readonly ConflictField[]) => {
        const { content, base, conflict, page } = editor.getState()
        const chosen = applyDifferences(content, taken.map(theirChange))
        const theirs = applyDifferences(base, conflict!.fields.map(theirChange))
        editor.setState((now) => merged(now, chosen, theirs))
        if (!sameOnPage(page, chosen, theirs)) void send(chosen, conflict!.revision)
      },
    }
  }, [editor, tell, t])
}
