import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rowAddress } from '#resources/admin/addresses'
import { useNavigation } from '#resources/app/navigation/navigation'
import { RefusalBar } from '#resources/admin/resource/refusal_bar'
import { sentenceOf } from '#resources/app/api_error'
import { upload } from '#resources/app/calls/upload'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { ProgressBar } from '#resources/kit/progress_bar'
import { TextBox } from '#resources/kit/text_box'
import { ChooseFiles } from './choose_files'
import { LayoutChoice } from './layout_choice'
import type { Format } from './use_layout'

const FORM = { display: 'flex', gap: 12, flexWrap: 'wrap' } as const
/** What an upload may have; a release packs to a small part of its files. */
const LARGEST = 200 * 1024 * 1024
/** Beside a box whose name stands above it. */
const BESIDE = { display: 'flex', gap: 12, paddingTop: 21 } as const

/** Says what a release of WHODrug is, uploads it, and goes to see what becomes of it. */
export function WhodrugDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const [version, setVersion] = useState('')
  const [format, setFormat] = useState<Format>('C3')
  const [language, setLanguage] = useState('en')
  const [layout, setLayout] = useState<File | null>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [sent, setSent] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isVersion = /^\d{4}-(0[1-9]|1[0-2])$/.test(version.trim())
  // What is being sent cannot be called back.
  const close = () => {
    if (sent === null) onClose()
  }
  const isLarge = files.reduce((sum, { size }) => sum + size, 0) > LARGEST
  const send = async () => {
    setRefusal(null)
    setSent(0)
    try {
      const details = { dictionary: 'whodrug', version: version.trim(), format, language }
      const form = { ...details, layout: await layout?.text(), files: [...files] }
      const { loadId } = await upload('POST /coding/loads', { form }, setSent)
      go(rowAddress('dictionary_loads', loadId)!)
    } catch (error) {
      setRefusal(sentenceOf(error))
      setSent(null)
    }
  }
  return (
    <Dialog open onClose={close} maxWidth="md" fullWidth aria-labelledby="load-whodrug">
      <DialogTitle id="load-whodrug">{t('drugs:whodrug.dialog')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: '14px' }}>
        <div style={FORM}>
          <TextBox
            label={t('drugs:whodrug.version')}
            hint={t('drugs:whodrug.version_hint')}
            value={version}
            error={version !== '' && !isVersion ? t('drugs:whodrug.version_wrong') : null}
            most={7}
            onValue={setVersion}
          />
          <div style={BESIDE}>
            <Choice
              tall
              label={t('drugs:whodrug.format')}
              value={format}
              onChoose={(chosen) => setFormat(chosen === 'B3' ? 'B3' : 'C3')}
            >
              <option value="C3">{t('drugs:whodrug.formats', { format: 'C3' })}</option>
              <option value="B3">{t('drugs:whodrug.formats', { format: 'B3' })}</option>
            </Choice>
            <Choice
              tall
              label={t('drugs:whodrug.language')}
              value={language}
              onChoose={setLanguage}
            >
              <option value="en">{t('drugs:whodrug.languages.en')}</option>
              <option value="zh">{t('drugs:whodrug.languages.zh')}</option>
            </Choice>
          </div>
        </div>
        <LayoutChoice format={format} layout={layout} onLayout={setLayout} />
        <ChooseFiles files={files} onFiles={setFiles} />
        {sent !== null && <ProgressBar value={sent} label={t('drugs:whodrug.sending')} />}
        <RefusalBar text={isLarge ? t('drugs:whodrug.too_large') : refusal} />
      </DialogContent>
      <DialogActions>
        <Btn kind="ghost" disabled={sent !== null} onClick={close}>
          {t('act.cancel')}
        </Btn>
        <Btn
          kind="primary"
          disabled={sent !== null || !isVersion || files.length === 0 || isLarge}
          onClick={() => void send()}
        >
          {t('drugs:whodrug.send')}
        </Btn>
      </DialogActions>
    </Dialog>
  )
}
