import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { applyDifferences } from '#kernel/case/content/apply_differences'
import type { CaseContent } from '#kernel/case/content/case_content'
import type { ConflictingField } from '#kernel/case/content/conflicting_field'
import { withoutLostAssessments } from '#kernel/case/content/lost_assessments'
import { pagePart } from '#kernel/case/forms/page_part'
import { ApiError, isUnreachable, sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { refusalOf } from '#resources/app/calls/refusal_of'
import { say } from '#resources/app/language'
import { useNavigation } from '#resources/app/navigation/navigation'
import { checkShape } from '#resources/forms/panel/page_validators'
import { useConfirm } from '#resources/kit/confirm'
import { useMessages } from '#resources/kit/messages'
import { isChanged, merged, proposedOn, saved } from './case_editor'
import { theirChange } from './conflict'
import { sameOnPage } from './same_on_page'
import { useCaseEditorStore } from './use_case_editor'

/** Ways to save the page. When somebody else saved first, nothing is overwritten and the conflict is kept. */
export function useSave() {
  const { t } = useTranslation()
  const tell = useMessages()
  const confirm = useConfirm()
  const editor = useCaseEditorStore()
  const { reload } = useNavigation()
  return useMemo(() => {
    /** Whether it was saved. */
    const send = async (
      content: CaseContent,
      baseRevision: number,
      isConfirmed = false,
      reason?: string
    ): Promise<boolean> => {
      const { page, head } = editor.getState()
      const part = pagePart(content, page)
      editor.setState({ isSaving: true })
      try {
        const [problem] = await checkShape(page.page, part)
        if (problem) {
          tell.error(say(problem.message))
          return false
        }
        const answer = await call('PUT /case/{caseId}/pages/{page}', {
          path: { caseId: head.id, page: page.page },
          body: { content: part, baseRevision, ...(isConfirmed && { confirm: true }), reason },
        })
        editor.setState((now) => saved(now, content, answer))
        tell.done(t('cases:edit.saved', { revision: answer.revision }))
        return true
      } catch (error) {
        const refused = refusalOf('PUT /case/{caseId}/pages/{page}', error)
        if (refused.confirm) return await sendIfMeant(sentenceOf(error), content, baseRevision)
        if (refused.needsReason) {
          const sentence = sentenceOf(error)
          editor.setState({ reasonAsked: { sentence, content, baseRevision, isConfirmed } })
        } else if (refused.conflict) editor.setState({ conflict: refused.conflict })
        else {
          tell.error(sentenceOf(error), isUnreachable(error) ? { retry: save } : {})
          if (isOfStanding(error)) reload()
        }
        return false
      } finally {
        editor.setState({ isSaving: false })
      }
    }
    /** Assessments would go with a drug or an event: sends again once somebody says so. */
    const sendIfMeant = async (title: string, content: CaseContent, baseRevision: number) => {
      const act = t('cases:edit.delete_and_save')
      if (!(await confirm({ title, act, danger: true }))) return false
      const left = withoutLostAssessments(editor.getState().base, content)
      editor.setState({ content: left })
      return send(left, baseRevision, true)
    }
    const save = () => {
      const now = editor.getState()
      if (now.isSaving) return
      if (now.refusedEdit) return tell.note(say(now.refusedEdit.message))
      if (now.sending > 0) tell.note(t('cases:edit.sending'))
      else if (!isChanged(now) && proposedOn(now).length === 0) tell.note(t('cases:edit.all_saved'))
      else void send(now.content, now.revision)
    }
    return {
      save,
      /** Saves what was refused until somebody says why. */
      saveFor: (reason: string) => {
        const asked = editor.getState().reasonAsked
        editor.setState({ reasonAsked: null })
        if (asked) void send(asked.content, asked.baseRevision, asked.isConfirmed, reason)
      },
      /** Saves the page before it is left; false keeps one there. */
      saveAndSay: async () => {
        const { isSaving, sending, content, revision } = editor.getState()
        if (sending > 0) tell.note(t('cases:edit.sending'))
        return !isSaving && sending === 0 && send(content, revision)
      },
      /**
       * Saves what was chosen field by field, unless nothing of one's own is left in it.
       * @param taken fields in which what the other one saved is kept
       */
      saveMerged: (taken: readonly ConflictingField[]) => {
        const { content, base, conflict, page } = editor.getState()
        const chosen = applyDifferences(content, taken.map(theirChange))
        const theirs = applyDifferences(base, conflict!.fields.map(theirChange))
        editor.setState((now) => merged(now, chosen, theirs))
        if (!sameOnPage(page, chosen, theirs)) void send(chosen, conflict!.revision)
      },
    }
  }, [confirm, editor, reload, tell, t])
}

/** No right, a state that does not allow it, a lock: the case may have come to stand otherwise meanwhile. */
const isOfStanding = (error: unknown) =>
  error instanceof ApiError && [1003, 1006, 6009].includes(error.code)
