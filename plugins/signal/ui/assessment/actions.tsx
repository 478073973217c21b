import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#resources/app/calls/call'
import { Btn } from '#resources/kit/btn'
import { Panel, Quiet } from '#resources/kit/panel'
import { TextBox } from '#resources/kit/text_box'
import { DayBox } from './day_box'
import type { PartProps } from './part_props'

const NONE = { text: '', person: '', day: '' }

/** What is to be done, by whom, until when. */
export function Actions({ signal, act }: PartProps) {
  const { t } = useTranslation()
  const [wish, setWish] = useState(NONE)
  const { id, revision, state } = signal
  const path = { signalId: id }
  const isWhole = Object.values(wish).every((each) => each.trim() !== '')
  const add = async () => {
    const done = await act(() =>
      call('POST /signal/signals/{signalId}/action', { path, body: { revision, ...wish } })
    )
    if (done) setWish(NONE)
  }
  return (
    <Panel title={t('signal:actions')} hint={state.actions.length}>
      <div style={{ padding: '8px 14px 12px' }}>
        {state.actions.map(({ action, text, person, day, isDone }) => (
          <div key={action} style={{ padding: '4px 0' }}>
            {isDone ? '✓ ' : ''}
            {text} <Quiet className="num">{t('signal:person_and_day', { person, day })}</Quiet>{' '}
            {!isDone && (
              <Btn
                size="small"
                kind="ghost"
                onClick={() =>
                  void act(() =>
                    call('POST /signal/signals/{signalId}/done', {
                      path,
                      body: { revision, action },
                    })
                  )
                }
              >
                {t('signal:done')}
              </Btn>
            )}
          </div>
        ))}
        <TextBox
          label={t('signal:action')}
          most={500}
          value={wish.text}
          error={null}
          onValue={(text) => setWish({ ...wish, text })}
        />
        <TextBox
          label={t('signal:person')}
          most={100}
          value={wish.person}
          error={null}
          onValue={(person) => setWish({ ...wish, person })}
        />
        <div style={{ display: 'flex', gap: 8, marginTop: 8, alignItems: 'center' }}>
          <DayBox
            key={state.actions.length}
            label={t('signal:day')}
            day={wish.day}
            onDay={(day) => setWish({ ...wish, day })}
          />
          <Btn size="small" disabled={!isWhole} onClick={() => void add()}>
            {t('signal:add_action')}
          </Btn>
        </div>
      </div>
    </Panel>
  )
}
