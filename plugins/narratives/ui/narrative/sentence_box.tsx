import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidText } from '#kernel/case/content/said_text'
import { Btn } from '#resources/kit/btn'

/** H.1 holds no more. */
const MOST = 100_000

interface SentenceBoxProps {
  text: string
  onSave: (text: string) => void
  onCancel: () => void
}

/** A sentence that is written by hand. */
export function SentenceBox({ text, onSave, onCancel }: SentenceBoxProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(text)
  const save = () => saidText(typed) !== '' && onSave(saidText(typed))
  return (
    <div style={{ padding: '6px 12px' }}>
      <OutlinedInput
        fullWidth
        multiline
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel()
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
        }}
        inputProps={{ 'maxLength': MOST, 'aria-label': t('narratives:sentence') }}
      />
      <Stack direction="row" spacing={1} sx={{ mt: 0.75 }}>
        <Btn size="small" kind="primary" disabled={saidText(typed) === ''} onClick={save}>
          {t('narratives:save')}
        </Btn>
        <Btn size="small" kind="ghost" onClick={onCancel}>
          {t('act.cancel')}
        </Btn>
      </Stack>
    </div>
  )
}
