import Alert from '@mui/material/Alert'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { upload } from '#resources/app/calls/upload'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { Grow } from '#resources/kit/panel'
import type { FilePreview, Setting } from '../literature'
import { PreviewList } from './preview_list'
import { ProductChoice } from './product_choice'

interface ImportDialogProps {
  setting: Setting
  /** The product of the list, if one is chosen there. */
  productId: string | undefined
  onImported: () => void
  onClose: () => void
}

/** A file of articles: chosen, shown, taken in for a product. */
export function ImportDialog({ setting, productId, onImported, onClose }: ImportDialogProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const title = useId()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<FilePreview | null>(null)
  const [product, setProduct] = useState(productId ?? setting.products[0]?.id ?? '')
  const [newName, setNewName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    setError(null)
    try {
      await work()
    } catch (refused) {
      setError(sentenceOf(refused))
    }
    setBusy(false)
  }
  const look = (chosen: File) =>
    run(async () => {
      setFile(chosen)
      setPreview(null)
      setPreview(
        await upload('POST /literature/files/preview', { form: { file: chosen } }, () => {})
      )
    })
  const take = () =>
    run(async () => {
      const name = newName.trim()
      const into = product || (await call('POST /literature/products', { body: { name } })).id
      const { added, known } = await upload(
        'POST /literature/files',
        { form: { file: file!, productId: into } },
        () => {}
      )
      tell.done(t('literature:import.done', { count: added, known }))
      onImported()
      onClose()
    })
  const hasProduct = product !== '' || newName.trim() !== ''
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('literature:import.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={1.5}>
          <ProductChoice
            {...{ products: setting.products, product, newName }}
            onProduct={setProduct}
            onNewName={setNewName}
          />
          {error && <Alert severity="error">{error}</Alert>}
          {preview ? <PreviewList preview={preview} /> : <p>{t('literature:import.formats')}</p>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Btn icon="upload" disabled={isBusy} onClick={() => input.current?.click()}>
          {t(file ? 'literature:import.other_file' : 'literature:import.choose')}
        </Btn>
        <input
          ref={input}
          type="file"
          name="file"
          hidden
          aria-label={t('literature:import.choose')}
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            event.target.value = '' // the same file may be chosen again
            if (chosen) void look(chosen)
          }}
        />
        <Grow />
        <Btn kind="ghost" onClick={onClose}>
          {t('act.cancel')}
        </Btn>
        <Btn
          kind="primary"
          disabled={isBusy || !preview || preview.records.length === 0 || !hasProduct}
          onClick={() => void take()}
        >
          {t('literature:import.take', { count: preview?.records.length ?? 0 })}
        </Btn>
      </DialogActions>
    </Dialog>
  )
}
