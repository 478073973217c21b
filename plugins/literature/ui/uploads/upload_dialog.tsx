import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '#resources/app/api_error'
import { type Answer, call } from '#resources/app/calls/call'
import { upload } from '#resources/app/calls/upload'
import { say } from '#resources/app/language'
import { Btn } from '#resources/kit/btn'
import { TextBox } from '#resources/kit/text_box'
import { Labelled, Refused } from '../parts'

const DAY_LENGTH = 'yyyy-MM-dd'.length
const HITS_LENGTH = 7

type Given = Answer<'POST /literature/searches/{literatureSearchId}/export'>

interface UploadDialogProps {
  search: { readonly id: string; readonly from: string; readonly to: string }
  source: string
  onDone: () => void
  onClose: () => void
}

/** Takes the export of a database, or that it found nothing, for the days of a search. */
export function UploadDialog({ search, source, onDone, onClose }: UploadDialogProps) {
  const { t } = useTranslation()
  const title = useId()
  const [file, setFile] = useState<File | null>(null)
  const [counted, setCounted] = useState('')
  const [coveredTo, setCoveredTo] = useState(search.to)
  const [error, setError] = useState<string | null>(null)
  const [given, setGiven] = useState<Given | null>(null)
  const path = { literatureSearchId: search.id }
  const send = async (work: () => Promise<Given>) => {
    setError(null)
    try {
      setGiven(await work())
      onDone()
    } catch (refused) {
      setError(sentenceOf(refused))
    }
  }
  const giveIn = () =>
    send(() =>
      upload(
        'POST /literature/searches/{literatureSearchId}/export',
        { path, form: { file: file!, coveredTo, ...(counted !== '' && { counted }) } } as never,
        () => {}
      )
    )
  const empty = () =>
    send(() =>
      call('POST /literature/searches/{literatureSearchId}/empty', { path, body: { coveredTo } })
    )
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>
        {t('literature:search.upload.title', { source, from: search.from, to: search.to })}
      </DialogTitle>
      <DialogContent>
        {given ? (
          <GivenIn given={given} />
        ) : (
          <Stack spacing={1.5}>
            <Labelled>
              {t('literature:search.upload.file')}
              <input type="file" onChange={({ target }) => setFile(target.files?.[0] ?? null)} />
            </Labelled>
            <TextBox
              label={t('literature:search.upload.counted')}
              most={HITS_LENGTH}
              hint={t('literature:search.upload.counted_hint')}
              value={counted}
              error={null}
              onValue={(text) => setCounted(text.trim())}
            />
            <TextBox
              label={t('literature:search.upload.covered_to')}
              most={DAY_LENGTH}
              value={coveredTo}
              error={null}
              onValue={(text) => setCoveredTo(text.trim())}
            />
          </Stack>
        )}
        <Refused>{error}</Refused>
      </DialogContent>
      <DialogActions>
        <Btn kind="ghost" onClick={onClose}>
          {t(given ? 'act.close' : 'act.cancel')}
        </Btn>
        {!given && (
          <>
            <Btn onClick={() => void empty()}>{t('literature:search.upload.empty')}</Btn>
            <Btn kind="primary" disabled={!file} onClick={() => void giveIn()}>
              {t('literature:search.upload.give_in')}
            </Btn>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

function GivenIn({ given }: { given: Given }) {
  const { t } = useTranslation()
  const { found, fresh, isCovered, problems } = given
  return (
    <div role="status">
      <p>{t('literature:search.upload.came', { found, fresh })}</p>
      <p>
        {t(isCovered ? 'literature:search.upload.is_covered' : 'literature:search.upload.is_open')}
      </p>
      {problems.map(({ line, reason }) => (
        <p key={`${line} ${reason.en}`}>
          {t('literature:search.upload.line', { line })} {say(reason)}
        </p>
      ))}
    </div>
  )
}
