import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMessages } from '#resources/kit/messages'
import { countFindings } from '../case/count_findings'
import { showFindings } from '../case/findings_fold'
import { checked } from './case_editor'
import { type CaseEditorStore, useCaseEditorStore } from './use_case_editor'

/** Checks the whole case as it stands on the screen: what is missing is told, too, on every page. */
export function useCheck(): () => void {
  const { t } = useTranslation()
  const tell = useMessages()
  const editor = useCaseEditorStore()
  return useMemo(
    () => () => {
      editor.setState(checked)
      showFindings(true)
      void whenJudged(editor).then(() => {
        const found = countFindings(editor.getState().findings.all, t)
        tell.note(t('cases:check.done', { found: found || t('cases:findings.none') }))
      })
    },
    [editor, tell, t]
  )
}

/** Done once the rules have judged what stands there. */
function whenJudged(editor: CaseEditorStore): Promise<void> {
  return new Promise((resolve) => {
    const isDone = () => editor.getState().judgedOf === editor.getState().content
    if (isDone()) return resolve()
    const stop = editor.subscribe(() => {
      if (!isDone()) return
      stop()
      resolve()
    })
  })
}
