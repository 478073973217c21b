import { useNavigation } from '#resources/app/navigation/navigation'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { utcText } from '#kernel/fields/moment_text'
import type { Words } from '#kernel/language/words'
import { call } from '#resources/app/calls/call'
import { sentenceOf } from '#resources/app/api_error'
import { say } from '#resources/app/language'
import { useMomentText } from '#resources/app/moment'
import { usePermission } from '#resources/app/shared_props'
import { Btn } from '#resources/kit/btn'
import { useConfirm } from '#resources/kit/confirm'
import { useMessages } from '#resources/kit/messages'
import { Card, Grow, Quiet } from '#resources/kit/panel'
import { ReasonDialog } from '#resources/kit/reason_dialog'
import { Tag } from '#resources/kit/tag'

const Line = styled(Card)({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 46,
  padding: '6px 8px 6px 14px',
  marginBottom: 12,
})

/** That somebody confirmed the configuration of the project at hand. */
export interface Confirmation {
  by: string
  at: string
}

interface ConfigurationStateProps {
  /** Null while the configuration is open. */
  confirmation: Confirmation | null
  /** What a confirmation holds fast. */
  held: readonly Words[]
  /** While something is not saved. */
  disabled?: boolean
  /** After it was confirmed or cancelled. */
  onTurned?: () => void
}

/**
 * Whether the configuration is open or confirmed, by whom and when; and the way to the other for
 * whoever keeps the configuration.
 */
export function ConfigurationState(props: ConfigurationStateProps) {
  const { confirmation, held, disabled, onTurned } = props
  const { t } = useTranslation()
  const momentText = useMomentText()
  const { reload } = useNavigation()
  const keeps = usePermission('SYS_CONF')
  const what = held.map(say).join(t('configuration.and'))
  const tell = useMessages()
  const ask = useConfirm()
  const [busy, setBusy] = useState(false)
  const [cancels, setCancels] = useState(false)
  const turn = async (call: () => Promise<unknown>, done: string) => {
    setBusy(true)
    try {
      await call()
      tell.done(done)
      onTurned?.()
    } catch (error) {
      tell.error(sentenceOf(error))
    }
    // Also after a refusal, which tells that somebody else was quicker.
    reload({ onFinish: () => setBusy(false) })
  }
  const confirm = async () => {
    const question = {
      title: t('configuration.question'),
      text: t('configuration.question_text', { what }),
      act: t('configuration.confirm'),
    }
    if (!(await ask(question))) return
    await turn(() => call('PUT /proj/dec/config/confirm'), t('configuration.confirm_done'))
  }
  const cancel = (reason: string) => {
    setCancels(false)
    void turn(
      () => call('DELETE /proj/dec/config/cancel', { body: { reason } }),
      t('configuration.cancel_done')
    )
  }
  return (
    <Line role="group" aria-label={t('configuration.state')}>
      <Tag tone={confirmation ? 'green' : 'grey'}>
        {t(confirmation ? 'configuration.confirmed' : 'configuration.open')}
      </Tag>
      <Quiet title={confirmation ? utcText(confirmation.at) : undefined}>
        {confirmation
          ? t('configuration.who', { by: confirmation.by, at: momentText(confirmation.at), what })
          : t(keeps ? 'configuration.open_text' : 'configuration.open_read', { what })}
      </Quiet>
      <Grow />
      {keeps && confirmation && (
        <Btn disabled={busy} onClick={() => setCancels(true)}>
          {t('configuration.cancel')}
        </Btn>
      )}
      {keeps && !confirmation && (
        <Btn disabled={busy || disabled} onClick={() => void confirm()}>
          {t('configuration.confirm')}
        </Btn>
      )}
      {cancels && (
        <ReasonDialog
          title={t('configuration.cancel_question')}
          label={t('configuration.reason')}
          act={t('configuration.cancel')}
          onReason={cancel}
          onClose={() => setCancels(false)}
        />
      )}
    </Line>
  )
}
