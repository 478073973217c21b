import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidText } from '#kernel/case/content/said_text'
import type { ChosenCases } from '#plugins/cases/contract/list_query'
import { assignAt } from '#plugins/process/contract/acts'
import { type Asked, call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { sentenceOf } from '#resources/app/api_error'
import { say } from '#resources/app/language'
import { useShell } from '#resources/app/shared_props'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { useMessages } from '#resources/kit/messages'
import { TextBox } from '#resources/kit/text_box'
import { ManyVerdicts } from './many_verdicts'

const START = 'POST /case/process/many'
const MOST_LETTERS = 500

export type ManyAct = NonNullable<Asked<typeof START>['body']>['act']

interface ManyDialogProps {
  act: ManyAct
  chosen: ChosenCases
  count: number
  onDone: () => void
  onClose: () => void
}

/** Asks before many cases are acted on, for whom and why, and tells then what became of each. */
export function ManyDialog({ act, chosen, count, onDone, onClose }: ManyDialogProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const { permissions } = useShell()
  const board = useAnswer('GET /case/process/board', act === 'transfer' ? {} : null)
  const nodes = (board.data?.nodes ?? []).filter(({ key }) => permissions.includes(assignAt(key)))
  const [chosenNode, setNode] = useState('')
  const node = chosenNode || nodes[0]?.key
  const people = useAnswer('GET /case/process/people/{node}', node ? { path: { node } } : null)
  const [to, setTo] = useState<readonly string[]>([])
  const [reason, setReason] = useState('')
  const [batchId, setBatchId] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const title = useId()
  const asksReason = act !== 'pass' && act !== 'claim'
  const isWhole =
    (!asksReason || saidText(reason) !== '') && (act !== 'transfer' || to.length > 0) && !isBusy
  const word = t(`process:many.act.${act}`)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!isWhole) return
    setBusy(true)
    const asked = {
      ...{ ...chosen, act },
      ...(asksReason && { reason: saidText(reason) }),
      ...(act === 'transfer' && { to: [...to] }),
    }
    try {
      const body = asked as NonNullable<Asked<typeof START>['body']>
      setBatchId((await call(START, { body })).batchId)
    } catch (refused) {
      tell.error(sentenceOf(refused))
    } finally {
      setBusy(false)
    }
  }
  // What lists the cases shows them again only then: it may take this dialog away with what was chosen.
  const close = () => {
    onClose()
    if (batchId) onDone()
  }
  const toggle = (id: string) =>
    setTo((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby={title}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={title}>{t('process:many.question', { act: word, count })}</DialogTitle>
        <DialogContent>
          {batchId && <ManyVerdicts batchId={batchId} />}
          {!batchId && (
            <Stack spacing={1.5}>
              {act === 'transfer' && (
                <>
                  <Choice
                    tall
                    label={t('process:many.node')}
                    value={node ?? ''}
                    onChoose={(key) => {
                      setNode(key)
                      setTo([])
                    }}
                  >
                    {nodes.map(({ key, name }) => (
                      <option key={key} value={key}>
                        {say(name)}
                      </option>
                    ))}
                  </Choice>
                  <div role="group" aria-label={t('process:many.among')}>
                    {people.data?.length === 0 && t('process:many.nobody')}
                    {people.data?.map(({ id, name, load }) => (
                      <label key={id} style={{ display: 'block', padding: '3px 0' }}>
                        <input
                          type="checkbox"
                          checked={to.includes(id)}
                          onChange={() => toggle(id)}
                        />{' '}
                        {t('process:many.load', { name, count: load })}
                      </label>
                    ))}
                  </div>
                </>
              )}
              {asksReason && (
                <TextBox
                  label={t('process:many.reason')}
                  most={MOST_LETTERS}
                  value={reason}
                  error={null}
                  onValue={setReason}
                />
              )}
            </Stack>
          )}
        </DialogContent>
        <DialogActions>
          <Btn kind="ghost" onClick={close}>
            {batchId ? t('process:many.close') : t('act.cancel')}
          </Btn>
          {!batchId && (
            <Btn kind="primary" type="submit" disabled={!isWhole}>
              {word}
            </Btn>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
