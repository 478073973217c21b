import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignalDeed } from '#plugins/signal/contract/signal'
import { call } from '#resources/app/calls/call'
import { Moment } from '#resources/app/moment'
import { Btn } from '#resources/kit/btn'
import { Panel, Quiet } from '#resources/kit/panel'
import { TextBox } from '#resources/kit/text_box'
import type { PartProps } from './part_props'

/** What was done with the signal, the latest first, with the discussion. */
export function History({ signal, act }: PartProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const { id, revision, steps } = signal
  const say = async () => {
    const done = await act(() =>
      call('POST /signal/signals/{signalId}/comment', {
        path: { signalId: id },
        body: { revision, text },
      })
    )
    if (done) setText('')
  }
  const told = (deed: SignalDeed): string => {
    switch (deed.kind) {
      case 'detected':
        return t(`signal:step.detected_${deed.source}`)
      case 'status':
        return t('signal:step.status', {
          status: t(`signal:status.${deed.to}`),
          reason: deed.reason,
        })
      case 'evidence':
        return t('signal:step.evidence', { run: deed.evidence.runNumber })
      case 'owner':
        return t('signal:step.owner', { name: deed.name })
      case 'priority':
        return t('signal:step.priority', { priority: t(`signal:priority.${deed.priority}`) })
      case 'due':
        return t('signal:step.due', { day: deed.day })
      case 'answer':
        return t('signal:step.answer', {
          question: t(`signal:question.${deed.question}`),
          answer: t(`signal:answer.${deed.answer}`),
        })
      case 'comment':
        return deed.text
      case 'action':
        return t('signal:step.action', { text: deed.text })
      case 'action_done':
        return t('signal:step.action_done')
    }
  }
  return (
    <Panel title={t('signal:history')}>
      <div style={{ padding: '8px 14px 12px' }}>
        <TextBox
          label={t('signal:discussion')}
          most={4000}
          value={text}
          error={null}
          onValue={setText}
        />
        <Btn size="small" sx={{ my: 1 }} disabled={text.trim() === ''} onClick={() => void say()}>
          {t('signal:say')}
        </Btn>
        {steps.toReversed().map(({ seq, at, by, deed }) => (
          <div key={seq} style={{ padding: '4px 0', overflowWrap: 'anywhere' }}>
            <Quiet>
              <Moment at={at} /> {by}
            </Quiet>
            <br />
            {told(deed)}
          </div>
        ))}
      </div>
    </Panel>
  )
}
