import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidText } from '#kernel/case/content/said_text'
import { LONGEST_REASON, type RequestAct, whyNot } from '#plugins/locking/contract/unlock_request'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { useNavigation } from '#resources/app/navigation/navigation'
import { usePermission, useShell } from '#resources/app/shared_props'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { useMessages } from '#resources/kit/messages'
import { Grow } from '#resources/kit/panel'
import { TextBox } from '#resources/kit/text_box'
import { colour } from '#resources/kit/theme/tokens'
import type { UnlockRequest } from '../request'

const Named = styled('div')({
  'display': 'grid',
  'gap': 4,
  '& > span': { fontSize: 12, fontWeight: 550, color: colour.ink2 },
})

interface DecideDialogProps {
  request: UnlockRequest
  onDone: () => void
  onClose: () => void
}

const done = { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' } as const

/** A request that was opened: what one may do with it, and why one may not. */
export function DecideDialog({ request, onDone, onClose }: DecideDialogProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const { go } = useNavigation()
  const { user } = useShell()
  const mayDecide = usePermission('CASE_UNLOCK')
  const title = useId()
  const [key] = useState(() => crypto.randomUUID())
  const [chosen, setChosen] = useState('')
  const [answer, setAnswer] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { id, caseId, caseNo } = request
  const why = (act: RequestAct) => whyNot(act, request, { userId: user?.id ?? null, mayDecide })
  const refusal = why('approve')
  const stands = useAnswer(
    'GET /unlock/case/{caseId}',
    refusal === null ? { path: { caseId } } : null
  )
  const nodes = stands.data?.lock?.nodes ?? []
  const run = async (act: RequestAct) => {
    const said = saidText(answer)
    if (act === 'approve' && chosen === '') return setError(t('locking:decide.choose_node'))
    if (act === 'reject' && said === '') return setError(t('locking:decide.say_why'))
    setBusy(true)
    const told = said === '' ? {} : { answer: said }
    const way = { key: `${key} ${act}` }
    try {
      if (act === 'withdraw') {
        await call('DELETE /unlock/task/{unlockRequestId}', { path: { unlockRequestId: id } })
      } else {
        const body = {
          unlockRequestId: id,
          act,
          ...told,
          ...(act === 'approve' && { node: chosen }),
        }
        await call('PUT /unlock/task', { body }, way)
      }
      tell.done(t(`locking:decide.${done[act]}`, { caseNo }))
      onDone()
    } catch (refused) {
      setError(sentenceOf(refused))
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('locking:decide.title', { caseNo })}</DialogTitle>
      <DialogContent>
        <Stack spacing={1.5}>
          <Named>
            <span>{t('locking:reason')}</span>
            <div>{request.reason}</div>
          </Named>
          {request.answer && (
            <Named>
              <span>{t('locking:answer')}</span>
              <div>{request.answer}</div>
            </Named>
          )}
          {refusal === null ? (
            <>
              <Named>
                <span aria-hidden>{t('locking:node')}</span>
                <Choice
                  tall
                  grow
                  label={t('locking:node')}
                  value={chosen}
                  onChoose={(node) => {
                    setError(null)
                    setChosen(node)
                  }}
                >
                  <option value="">{t('locking:decide.choose_node')}</option>
                  {nodes.map(({ key: node, name }) => (
                    <option key={node} value={node}>
                      {say(name)}
                    </option>
                  ))}
                </Choice>
              </Named>
              <TextBox
                label={t('locking:answer')}
                most={LONGEST_REASON}
                value={answer}
                error={error}
                onValue={(text) => {
                  setError(null)
                  setAnswer(text)
                }}
              />
            </>
          ) : (
            <>
              <div role="status">{t(`locking:why.${refusal}`)}</div>
              {error && <div role="alert">{error}</div>}
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Btn kind="ghost" onClick={() => go(`/cases/${caseId}`)}>
          {t('locking:decide.open_case')}
        </Btn>
        <Grow />
        <Btn kind="ghost" onClick={onClose}>
          {t('act.cancel')}
        </Btn>
        {why('withdraw') === null && (
          <Btn disabled={isBusy} onClick={() => void run('withdraw')}>
            {t('locking:decide.withdraw')}
          </Btn>
        )}
        {refusal === null && (
          <>
            <Btn disabled={isBusy} onClick={() => void run('reject')}>
              {t('locking:decide.reject')}
            </Btn>
            <Btn kind="primary" disabled={isBusy} onClick={() => void run('approve')}>
              {t('locking:decide.approve')}
            </Btn>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}
