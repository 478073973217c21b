import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '#resources/app/api_error'
import type { Answer } from '#resources/app/calls/call'
import { upload } from '#resources/app/calls/upload'
import { say } from '#resources/app/language'
import { Btn } from '#resources/kit/btn'
import { Icon } from '#resources/kit/icons'
import { Grow } from '#resources/kit/panel'
import { ProgressBar } from '#resources/kit/progress_bar'
import { Tag, type Tone } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import { tellSubmissions } from '../submissions_told'

type Verdict = Answer<'POST /submissions/answers'>[number]

const tones: Record<Verdict['state'], Tone> = {
  matched: 'green',
  orphan: 'amber',
  repeated: 'grey',
  unreadable: 'red',
}

const Zone = styled('div')({
  'display': 'flex',
  'flexDirection': 'column',
  'alignItems': 'center',
  'gap': 8,
  'padding': '26px 24px',
  'border': `1px dashed ${colour.box}`,
  'borderRadius': 8,
  'background': colour.head,
  'color': colour.ink2,
  '&[data-over=true]': { borderColor: colour.accent, background: colour.accentSoft },
})
const List = styled('ul')({
  'listStyle': 'none',
  'margin': '12px 0 0',
  'padding': 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '2px 8px',
    padding: '6px 0',
    borderBottom: `1px solid ${colour.lineSoft}`,
    overflowWrap: 'anywhere',
  },
  '& p': { gridColumn: '1 / -1', margin: 0, color: colour.ink2 },
})

interface UploadAnswersProps {
  /** Leads to what belongs to no submission. */
  onOrphans: () => void
  onClose: () => void
}

/** Takes files that receivers gave, and says of each what became of it. */
export function UploadAnswers({ onOrphans, onClose }: UploadAnswersProps) {
  const { t } = useTranslation()
  const title = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)
  const [verdicts, setVerdicts] = useState<readonly Verdict[]>([])
  const [error, setError] = useState<string | null>(null)
  const take = async (files: File[]) => {
    if (files.length === 0) return
    setError(null)
    setProgress(0)
    try {
      const found = await upload('POST /submissions/answers', { form: { files } }, setProgress)
      setVerdicts((before) => [...found, ...before])
      tellSubmissions()
    } catch (refused) {
      setError(sentenceOf(refused))
    }
    setProgress(null)
  }
  const hasOrphans = verdicts.some(({ state }) => state === 'orphan')
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('gateway:answers.title')}</DialogTitle>
      <DialogContent>
        <Zone
          data-over={isOver}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            void take([...event.dataTransfer.files])
          }}
        >
          <Icon name="upload" size={24} />
          <span>{t('gateway:answers.drop')}</span>
          <Btn
            kind="primary"
            autoFocus
            disabled={progress !== null}
            onClick={() => input.current?.click()}
          >
            {t('gateway:answers.choose')}
          </Btn>
          <input
            ref={input}
            type="file"
            name="files"
            multiple
            hidden
            aria-label={t('gateway:answers.choose')}
            onChange={(event) => {
              void take([...(event.target.files ?? [])])
              event.target.value = '' // the same file may be chosen again
            }}
          />
        </Zone>
        {progress !== null && <ProgressBar value={progress} label={t('gateway:answers.title')} />}
        {error && (
          <p role="alert" style={{ color: colour.redDeep }}>
            {error}
          </p>
        )}
        <div role="status">
          <List>
            {verdicts.map(({ arrivalId, name, state, sentence }, at) => (
              // The same file may be given twice.
              <li key={`${arrivalId} ${verdicts.length - at}`}>
                <Tag tone={tones[state]}>{t(`gateway:arrival.${state}`)}</Tag>
                <b>{name}</b>
                <p>{say(sentence)}</p>
              </li>
            ))}
          </List>
        </div>
      </DialogContent>
      <DialogActions>
        {hasOrphans && (
          <>
            <Btn onClick={onOrphans}>{t('gateway:answers.assign_now')}</Btn>
            <Grow />
          </>
        )}
        <Btn onClick={onClose}>{t('act.close')}</Btn>
      </DialogActions>
    </Dialog>
  )
}
