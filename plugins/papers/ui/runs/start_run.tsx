import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChosenOfList } from '#plugins/cases/contract/slots'
import { sentenceOf } from '#resources/app/api_error'
import { type Asked, call } from '#resources/app/calls/call'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { useMessages } from '#resources/kit/messages'
import { PaperChoices } from '../tab/paper_choices'
import { usePaperWish } from '../tab/use_paper_wish'

const START = 'POST /papers/runs'
const kinds = ['pdf', 'docx'] as const

interface StartRunProps extends Pick<ChosenOfList, 'chosen' | 'count'> {
  onStarted: () => void
  onClose: () => void
}

/** Asks which paper is printed of many cases, for whom, and as which file. */
export function StartRun({ chosen, count, onStarted, onClose }: StartRunProps) {
  const { t } = useTranslation()
  const title = useId()
  const tell = useMessages()
  const { wish, ...choices } = usePaperWish()
  const [kind, setKind] = useState<(typeof kinds)[number]>('pdf')
  const [isBusy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      const body = { ...chosen, ...wish, kind } as Asked<typeof START>['body']
      await call(START, { body })
      onStarted()
    } catch (refused) {
      tell.error(sentenceOf(refused))
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('papers:many.start_title', { count })}</DialogTitle>
      <DialogContent>
        <p style={{ margin: '0 0 12px' }}>{t('papers:many.text')}</p>
        <Stack spacing={1}>
          <PaperChoices tall {...choices} wish={wish} />
          <Choice
            tall
            label={t('papers:many.file')}
            value={kind}
            onChoose={(wanted) => setKind(wanted as typeof kind)}
          >
            {kinds.map((each) => (
              <option key={each} value={each}>
                {t(`papers:many.kinds.${each}`)}
              </option>
            ))}
          </Choice>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Btn kind="ghost" onClick={onClose}>
          {t('act.cancel')}
        </Btn>
        <Btn kind="primary" icon="print" autoFocus disabled={isBusy} onClick={() => void start()}>
          {t('papers:many.start')}
        </Btn>
      </DialogActions>
    </Dialog>
  )
}
