import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import type { TakesTerms } from '#resources/forms/widgets/terms_slot'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { nameOf } from '../term_names'
import { linesOf, type PastedLine } from './pasted_lines'
import { useVersions } from './use_versions'

const Label = styled('label')({
  display: 'block',
  marginBottom: 4,
  fontSize: 12,
  fontWeight: 550,
  color: colour.ink2,
})

const Unknown = styled('div')({
  'marginTop': 12,
  'color': colour.redDeep,
  '& ul': { listStyle: 'none', padding: 0, maxHeight: 140, overflow: 'auto' },
  '& li': { overflowWrap: 'anywhere', padding: '1px 0' },
})

interface PasteTermsProps extends TakesTerms {
  onClose: () => void
}

/** Takes the terms of a list that is pasted: all of its lines, or none while one of them is unknown. */
export function PasteTerms({ onTake, onClose }: PasteTermsProps) {
  const { t } = useTranslation()
  const { chosen: version, none } = useVersions('')
  const [text, setText] = useState('')
  const [unknown, setUnknown] = useState<readonly PastedLine[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const id = useId()
  const lines = linesOf(text)
  const write = (typed: string) => {
    setText(typed)
    setUnknown([])
    setRefusal(null)
  }
  const take = async () => {
    setBusy(true)
    try {
      const body = { version, lines: lines.map((line) => line.text) }
      const { terms } = await call('POST /coding/terms/matches', { body })
      const missing = lines.filter((_, at) => terms[at] === null)
      if (missing.length === 0) {
        onTake(
          terms
            .flatMap((term) => term ?? [])
            .map((term) => ({ code: String(term.code), name: nameOf(term), version }))
        )
        return onClose()
      }
      setUnknown(missing)
    } catch (error) {
      setRefusal(sentenceOf(error))
    }
    setBusy(false)
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t('coding:paste.title')}</DialogTitle>
      <DialogContent>
        <Label htmlFor={id}>{t('coding:paste.label')}</Label>
        <OutlinedInput
          id={id}
          fullWidth
          multiline
          autoFocus
          minRows={8}
          maxRows={14}
          value={text}
          onChange={(event) => write(event.target.value)}
        />
        <Quiet style={{ display: 'block', marginTop: 4 }}>
          {none ? t('coding:pick.not_loaded') : version && t('coding:pick.meddra', { version })}
        </Quiet>
        {(unknown.length > 0 || refusal) && (
          <Unknown role="alert">
            {refusal ?? t('coding:paste.unknown', { count: unknown.length })}
            <ul>
              {unknown.map((line) => (
                <li key={line.number}>{t('coding:paste.line', { ...line })}</li>
              ))}
            </ul>
          </Unknown>
        )}
      </DialogContent>
      <DialogActions>
        <Btn kind="ghost" onClick={onClose}>
          {t('act.cancel')}
        </Btn>
        <Btn
          kind="primary"
          disabled={busy || lines.length === 0 || version === ''}
          onClick={() => void take()}
        >
          {t('coding:paste.take', { count: lines.length })}
        </Btn>
      </DialogActions>
    </Dialog>
  )
}
