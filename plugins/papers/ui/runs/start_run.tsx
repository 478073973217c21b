import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { Fragment, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChosenOfList } from '#plugins/cases/contract/slots'
import { sentenceOf } from '#resources/app/api_error'
import { type Asked, call } from '#resources/app/calls/call'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { colour } from '#resources/kit/theme/tokens'
import { ChoiceBox, type OneChoice, usePaperChoices } from '../tab/paper_choices'
import { usePaperWish } from '../tab/use_paper_wish'

const START = 'POST /papers/runs'
const kinds = ['pdf', 'docx'] as const

const Choices = styled('dl')({
  'display': 'grid',
  'gridTemplateColumns': 'max-content minmax(0, 1fr)',
  'gap': '8px 14px',
  'alignItems': 'center',
  'margin': 0,
  '& dt': { color: colour.ink2, fontSize: 12 },
  '& dd': { margin: 0, display: 'flex', minWidth: 0 },
})

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
  const papers = usePaperChoices({ ...choices, wish })
  const file: OneChoice = {
    ...{ label: t('papers:many.file'), value: kind },
    options: kinds.map((value) => ({ value, text: t(`papers:many.kinds.${value}`) })),
    onChoose: (wanted) => setKind(wanted as typeof kind),
  }
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
        <Choices>
          {[...papers, file].map((one) => (
            <Fragment key={one.label}>
              <dt>{one.label}</dt>
              <dd>
                <ChoiceBox tall of={one} />
              </dd>
            </Fragment>
          ))}
        </Choices>
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
