import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignalStatus } from '#plugins/signal/contract/signal'
import { questions } from '#plugins/signal/contract/signal'
import { isClosed, waysFrom } from '#plugins/signal/contract/signal_state'
import { call } from '#resources/app/calls/call'
import { Btn } from '#resources/kit/btn'
import { Panel, Quiet } from '#resources/kit/panel'
import { TextBox } from '#resources/kit/text_box'
import { StatusTag } from '../status_tag'
import type { PartProps } from './part_props'

/** The statuses that may follow, and why one is chosen. */
export function Decision({ signal, act }: PartProps) {
  const { t } = useTranslation()
  const { id, revision, state } = signal
  const [to, setTo] = useState<SignalStatus | null>(null)
  const [reason, setReason] = useState('')
  const open = questions.filter((each) => !state.answers[each]).length
  const decide = () =>
    act(() =>
      call('POST /signal/signals/{signalId}/decide', {
        path: { signalId: id },
        body: { revision, to: to as 1, reason },
      })
    )
  return (
    <Panel title={t('signal:decision')}>
      <div style={{ padding: '8px 14px 12px' }}>
        {waysFrom(state.status).map((each) => (
          <label key={each} style={{ display: 'block', padding: '4px 0' }}>
            <input type="radio" name="status" checked={to === each} onChange={() => setTo(each)} />{' '}
            {isClosed(state.status) ? t('signal:reopen') : <StatusTag status={each} />}
          </label>
        ))}
        <TextBox
          label={t('signal:reason_of_decision')}
          most={2000}
          value={reason}
          error={null}
          onValue={setReason}
        />
        {open > 0 && <Quiet>{t('signal:open_questions', { count: open })}</Quiet>}
        <div style={{ marginTop: 8 }}>
          <Btn
            kind="primary"
            disabled={to === null || reason.trim() === ''}
            onClick={() => void decide()}
          >
            {t('signal:decide')}
          </Btn>
        </div>
        <Quiet>
          {t('signal:realert.terms', { share: Math.round(100 * state.realert.growth) })}
        </Quiet>
      </div>
    </Panel>
  )
}
