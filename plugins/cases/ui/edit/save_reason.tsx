import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '#resources/kit/reason_dialog'
import { useCaseEditor, useCaseEditorStore } from './use_case_editor'
import { useSave } from './use_save'

/** Asks why something is changed that needs a reason. */
export function SaveReason() {
  const { t } = useTranslation()
  const editor = useCaseEditorStore()
  const asked = useCaseEditor((now) => now.reasonAsked)
  const { saveFor } = useSave()
  if (!asked) return null
  return (
    <ReasonDialog
      title={t('cases:edit.reason_title')}
      text={asked.sentence}
      label={t('cases:edit.reason')}
      act={t('cases:edit.save')}
      onReason={saveFor}
      onClose={() => editor.setState({ reasonAsked: null })}
    />
  )
}
