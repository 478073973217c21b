import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { Card, Grow } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { momentText } from '../case/moment_text'

const Bar = styled(Card)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 8px 8px 14px',
  marginBottom: 12,
  background: colour.accentSoft,
  borderColor: colour.accent,
})

interface KeptDraftBarProps {
  /** When it was typed. */
  at: number
  onRestore: () => void
  onThrowAway: () => void
}

/** Typing that was not saved is there: take it up again, or throw it away. */
export function KeptDraftBar({ at, onRestore, onThrowAway }: KeptDraftBarProps) {
  const { t } = useTranslation()
  return (
    <Bar role="status">
      {t('cases:edit.kept', { at: momentText(new Date(at).toISOString()) })}
      <Grow />
      <Btn size="small" kind="ghost" onClick={onThrowAway}>
        {t('cases:edit.kept_throw_away')}
      </Btn>
      <Btn size="small" kind="primary" onClick={onRestore}>
        {t('cases:edit.kept_restore')}
      </Btn>
    </Bar>
  )
}
