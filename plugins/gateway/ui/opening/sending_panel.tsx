import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { Panel, Quiet } from '#resources/kit/panel'
import { ReasonDialog } from '#resources/kit/reason_dialog'

const Text = styled('p')({ margin: 0, padding: '12px 14px', lineHeight: 1.6, maxWidth: 880 })

/** That nothing leaves this installation, and the way to open it; nothing while it is open. */
export function SendingPanel() {
  const { t } = useTranslation()
  const tell = useMessages()
  const [isAsked, setIsAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const { data, reload } = useAnswer('GET /gateway/sending', {}, { keep: true })
  if (!data || data.isOpen) return null
  const open = async (reason: string) => {
    setBusy(true)
    try {
      await call('POST /gateway/sending/open', { body: { reason } })
      tell.done(t('gateway:opening.done'))
      setIsAsked(false)
      reload()
    } catch (refused) {
      tell.error(sentenceOf(refused))
    } finally {
      setBusy(false)
    }
  }
  const { decision } = data
  return (
    <>
      <Panel
        title={t('gateway:opening.closed')}
        actions={
          <Btn kind="primary" size="small" onClick={() => setIsAsked(true)}>
            {t('gateway:opening.act')}
          </Btn>
        }
      >
        <Text role="alert">
          {t('gateway:opening.closed_text')}
          {decision && (
            <>
              {' '}
              <Quiet>
                {decision.by}: {decision.reason}
              </Quiet>
            </>
          )}
        </Text>
      </Panel>
      {isAsked && (
        <ReasonDialog
          title={t('gateway:opening.ask')}
          text={t('gateway:opening.closed_text')}
          label={t('gateway:opening.reason')}
          act={t('gateway:opening.act')}
          busy={busy}
          onReason={(reason) => void open(reason)}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
