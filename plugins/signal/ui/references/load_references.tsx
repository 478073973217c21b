import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Alert from '@mui/material/Alert'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidText } from '#kernel/case/content/said_text'
import { sentenceOf } from '#resources/app/api_error'
import { upload } from '#resources/app/calls/upload'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'
import { ProgressBar } from '#resources/kit/progress_bar'
import { TextBox } from '#resources/kit/text_box'

const LONGEST_NAME = 100

interface LoadReferencesProps {
  onLoaded: () => void
  onClose: () => void
}

/** Asks for the files of reference data and what plans call them, and sends them. */
export function LoadReferences({ onLoaded, onClose }: LoadReferencesProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [files, setFiles] = useState<readonly File[]>([])
  const [sent, setSent] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async () => {
    setSent(0)
    setRefusal(null)
    try {
      const form = { name: saidText(name), files: [...files] }
      await upload('POST /signal/references', { form }, setSent)
      onLoaded()
    } catch (error) {
      setRefusal(sentenceOf(error))
      setSent(null)
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="load-references">
      <DialogTitle id="load-references">{t('signal:references.load')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: '12px' }}>
        {refusal && <Alert severity="error">{refusal}</Alert>}
        <Quiet>{t('signal:references.which')}</Quiet>
        <TextBox
          label={t('signal:references.name')}
          value={name}
          error={null}
          most={LONGEST_NAME}
          onValue={setName}
        />
        <input
          ref={box}
          type="file"
          multiple
          hidden
          accept=".zip,.csv,.tsv,.txt,.gz"
          aria-label={t('signal:references.files')}
          onChange={(event) => setFiles([...(event.target.files ?? [])])}
        />
        <div style={{ display: 'flex', gap: 12, alignItems: 'center', flexWrap: 'wrap' }}>
          <Btn icon="document" disabled={sent !== null} onClick={() => box.current?.click()}>
            {t('signal:references.choose')}
          </Btn>
          <span>{files.map((file) => file.name).join(', ')}</span>
        </div>
        {sent !== null && <ProgressBar value={sent} label={t('signal:references.sending')} />}
      </DialogContent>
      <DialogActions>
        <Btn kind="ghost" onClick={onClose}>
          {t('act.cancel')}
        </Btn>
        <Btn
          kind="primary"
          icon="upload"
          disabled={sent !== null || files.length === 0 || saidText(name) === ''}
          onClick={() => void send()}
        >
          {t('signal:references.load')}
        </Btn>
      </DialogActions>
    </Dialog>
  )
}
