import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { utcText } from '#kernel/fields/moment_text'
import { forget } from '#resources/app/drafts/vault'
import { say } from '#resources/app/language'
import { useMomentText } from '#resources/app/moment'
import { Btn } from '#resources/kit/btn'
import { Card, Grow } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { restored } from './case_editor'
import { useCaseEditor, useCaseEditorStore } from './use_case_editor'

const Bar = styled(Card)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 8px 8px 14px',
  marginBottom: 12,
  background: colour.accentSoft,
  borderColor: colour.accent,
})

/** Typing that was not saved is there: take it up again, or throw it away. */
export function UnsavedTypingBar() {
  const { t } = useTranslation()
  const momentText = useMomentText()
  const editor = useCaseEditorStore()
  const typing = useCaseEditor((now) => now.unsavedTyping)
  const refused = useCaseEditor((now) => now.refusedEdit)
  if (!typing) return null
  const { at, name } = typing
  const throwAway = () => {
    editor.setState({ unsavedTyping: null })
    void forget(name)
  }
  return (
    <Bar role="status">
      <span title={utcText(at)}>{t('cases:edit.unsaved_typing', { at: momentText(at) })}</span>
      <Grow />
      <Btn size="small" kind="ghost" onClick={throwAway}>
        {t('cases:edit.unsaved_typing_throw_away')}
      </Btn>
      <Btn
        size="small"
        kind="primary"
        disabled={refused !== null}
        title={refused ? say(refused.message) : undefined}
        onClick={() => editor.setState(restored)}
      >
        {t('cases:edit.unsaved_typing_restore')}
      </Btn>
    </Bar>
  )
}
