import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidText } from '#kernel/case/content/said_text'
import { sentenceOf } from '#resources/app/api_error'
import { Btn } from '#resources/kit/btn'
import { TextBox } from '#resources/kit/text_box'
import type { NamedView } from './use_pair_views'

const LONGEST_NAME = 60

interface ViewDialogProps {
  title: string
  first: NamedView
  onSave: (named: NamedView) => Promise<void>
  onClose: () => void
}

/** Asks how a view is called, whether the project shares it, and whether it is shown first. */
export function ViewDialog({ title, first, onSave, onClose }: ViewDialogProps) {
  const { t } = useTranslation()
  const heading = useId()
  const [named, setNamed] = useState(first)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const set = (part: Partial<NamedView>) => setNamed({ ...named, ...part })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const name = saidText(named.name)
    if (name === '') return setError(t('signal:views.no_name'))
    setBusy(true)
    try {
      await onSave({ name, isShared: named.isShared, isDefault: named.isDefault })
      onClose()
    } catch (refused) {
      setError(sentenceOf(refused))
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={heading}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          <TextBox
            autoFocus
            label={t('signal:views.name')}
            value={named.name}
            error={error}
            most={LONGEST_NAME}
            onValue={(name) => {
              setError(null)
              set({ name })
            }}
          />
          {(['isShared', 'isDefault'] as const).map((key) => (
            <FormControlLabel
              key={key}
              control={
                <Switch checked={named[key]} onChange={(_, checked) => set({ [key]: checked })} />
              }
              label={t(`signal:views.${key}`)}
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Btn kind="ghost" onClick={onClose}>
            {t('act.cancel')}
          </Btn>
          <Btn kind="primary" type="submit" disabled={isBusy}>
            {t('signal:views.save')}
          </Btn>
        </DialogActions>
      </form>
    </Dialog>
  )
}
