import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidText } from '#kernel/case/content/said_text'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import type { WayAct } from '#plugins/process/contract/acts'
import { ApiError, sentenceOf } from '#resources/app/api_error'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { useMessages } from '#resources/kit/messages'
import { TextBox } from '#resources/kit/text_box'
import { colour } from '#resources/kit/theme/tokens'
import type { ShownWay } from '../way/use_way'
import { useAnswer } from '#resources/app/calls/use_answer'
import { ObstacleList } from './obstacle_list'
import { actOn } from './act_on'
import { useActWords } from './use_act_words'

const MOST_LETTERS = 500

/** The number of the refusal of who acts on a case that somebody moved meanwhile. */
const MOVED = 2601

const Named = styled('div')({
  'display': 'grid',
  'gap': 4,
  '& > span': { fontSize: 12, fontWeight: 550, color: colour.ink2 },
})

interface ActDialogProps {
  head: CaseHead
  way: ShownWay
  act: WayAct
  onDone: () => void
  onClose: () => void
  /** Somebody else did something with the case meanwhile. */
  onMoved: () => void
}

/** Asks before an act, and for what it needs: where to, to whom, and why. */
export function ActDialog({ head, way, act, onDone, onClose, onMoved }: ActDialogProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const words = useActWords(head, way, act)
  const [chosen, setChosen] = useState('')
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const title = useId()
  const { asksReason, choices } = words
  const to = chosen || (choices?.[0]?.value ?? '')
  const obstacles = useAnswer(
    'GET /cases/{caseId}/process/obstacles',
    act === 'pass' ? { path: { caseId: head.id } } : null
  )
  const isHeld = obstacles.data?.some(({ level }) => level === 'block') ?? false
  const isWhole = !isHeld && (!asksReason || saidText(reason) !== '') && (!choices || to !== '')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // The dialog stands in the form of a screen, which is not what is sent.
    event.stopPropagation()
    if (!isWhole || isBusy) return
    setBusy(true)
    try {
      await actOn(head.id, act, { seen: way.standing.seq, to, reason: saidText(reason) })
      tell.done(words.done(to))
      onDone()
    } catch (error) {
      tell.error(sentenceOf(error))
      setBusy(false)
      if (error instanceof ApiError && error.code === MOVED) {
        onMoved()
        onClose()
      }
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={title}>{words.title}</DialogTitle>
        {(words.text || choices || asksReason || obstacles.data?.length) && (
          <DialogContent>
            <Stack spacing={1.5}>
              {words.text && <div>{words.text}</div>}
              {obstacles.data && obstacles.data.length > 0 && (
                <ObstacleList
                  caseId={head.id}
                  obstacles={obstacles.data}
                  isHeld={isHeld}
                  onLeave={onClose}
                />
              )}
              {choices && choices.length === 0 && <div>{t('process:dialog.nobody')}</div>}
              {choices && choices.length > 0 && (
                <Named>
                  <span aria-hidden>{words.choose}</span>
                  <Choice label={words.choose!} value={to} onChoose={setChosen} tall grow>
                    {choices.map(({ value, text }) => (
                      <option key={value} value={value}>
                        {text}
                      </option>
                    ))}
                  </Choice>
                </Named>
              )}
              {words.question && to !== '' && <div role="status">{words.question(to)}</div>}
              {asksReason && (
                <TextBox
                  autoFocus
                  label={t('process:dialog.reason')}
                  most={MOST_LETTERS}
                  value={reason}
                  error={null}
                  onValue={setReason}
                />
              )}
            </Stack>
          </DialogContent>
        )}
        <DialogActions>
          <Btn kind="ghost" onClick={onClose}>
            {t('act.cancel')}
          </Btn>
          <Btn kind="primary" type="submit" autoFocus={!asksReason} disabled={!isWhole || isBusy}>
            {t(`process:act.${act}`)}
          </Btn>
        </DialogActions>
      </form>
    </Dialog>
  )
}
