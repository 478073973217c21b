import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { refusedEditActs } from '#plugins/cases/contract/slots'
import { say } from '#resources/app/language'
import { useNavigation } from '#resources/app/navigation/navigation'
import { Fillings } from '#resources/app/slots'
import { useMessages } from '#resources/kit/messages'
import { Card, Grow } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { unsavedOf } from './case_editor'
import { useCaseEditor } from './use_case_editor'

const Bar = styled(Card)({
  'display': 'flex',
  'alignItems': 'center',
  'flexWrap': 'wrap',
  'gap': 8,
  'minHeight': 46,
  'padding': '8px 8px 8px 14px',
  'marginBottom': 12,
  'background': colour.amberSoft,
  'borderColor': colour.amberLine,
  '& p + p': { fontWeight: 600 },
})

/**
 * Above a page that is only read: why, in the words with which a save is refused, and what to do. What
 * was typed before is still there, and that is said, too.
 */
export function ReadOnlyBar() {
  const { t } = useTranslation()
  const tell = useMessages()
  const head = useCaseEditor((editor) => editor.head)
  const refused = useCaseEditor((editor) => editor.refusedEdit)
  const isUnsaved = useCaseEditor((editor) => unsavedOf(editor) > 0)
  const isReadOnly = refused !== null
  useAskAgain(isReadOnly)
  const was = useRef(isReadOnly)
  useEffect(() => {
    if (was.current && !isReadOnly) tell.note(t('cases:edit.editable_now'))
    was.current = isReadOnly
  }, [isReadOnly, tell, t])
  if (!refused) return null
  return (
    <Bar role="status">
      <div>
        <p>{t('cases:edit.read_only', { why: say(refused.message) })}</p>
        {isUnsaved && <p>{t('cases:edit.typed_is_left')}</p>}
      </div>
      <Grow />
      <Fillings of={refusedEditActs} give={{ case: head, refused }} />
    </Bar>
  )
}

/** Somebody else may have given the case free: it is asked again when one comes back to the window. */
function useAskAgain(isReadOnly: boolean): void {
  const { reload } = useNavigation()
  useEffect(() => {
    if (!isReadOnly) return
    const ask = () => reload()
    window.addEventListener('focus', ask)
    return () => window.removeEventListener('focus', ask)
  }, [isReadOnly, reload])
}
