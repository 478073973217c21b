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

/** Letters that the name of a search has at most. */
const LONGEST_NAME = 60

interface Named {
  name: string
  isShared: boolean
}

interface SaveDialogProps {
  title: string
  first: Named
  onSave: (named: Named) => Promise<void>
  onClose: () => void
}

/** Asks how a search is called, and whether the project shares it. */
export function SaveDialog({ title, first, onSave, onClose }: SaveDialogProps) {
  const { t } = useTranslation()
  const heading = useId()
  const [name, setName] = useState(first.name)
  const [isShared, setShared] = useState(first.isShared)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (saidText(name) === '') return setError(t('search:saved.no_name'))
    setBusy(true)
    try {
      await onSave({ name: saidText(name), isShared })
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
            label={t('search:saved.name')}
            value={name}
            error={error}
            most={LONGEST_NAME}
            onValue={(next) => {
              setError(null)
              setName(next)
            }}
          />
          <FormControlLabel
            control={<Switch checked={isShared} onChange={(_, checked) => setShared(checked)} />}
            label={t('search:saved.share')}
          />
        </DialogContent>
        <DialogActions>
          <Btn kind="ghost" onClick={onClose}>
            {t('act.cancel')}
          </Btn>
          <Btn kind="primary" type="submit" disabled={busy}>
            {t('search:saved.save')}
          </Btn>
        </DialogActions>
      </form>
    </Dialog>
  )
}
