import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { forget } from '#resources/app/drafts/vault'
import { Btn } from '#resources/kit/btn'
import { Card, Grow } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { momentText } from '../case/moment_text'
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
export function KeptDraftBar() {
  const { t } = useTranslation()
  const editor = useCaseEditorStore()
  const kept = useCaseEditor((now) => now.kept)
  if (!kept) return null
  const { at, name } = kept
  const throwAway = () => {
    editor.setState({ kept: null })
    void forget(name)
  }
  return (
    <Bar role="status">
      {t('cases:edit.kept', { at: momentText(new Date(at).toISOString()) })}
      <Grow />
      <Btn size="small" kind="ghost" onClick={throwAway}>
        {t('cases:edit.kept_throw_away')}
      </Btn>
      <Btn size="small" kind="primary" onClick={() => editor.setState(restored)}>
        {t('cases:edit.kept_restore')}
      </Btn>
    </Bar>
  )
}
