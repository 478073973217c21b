import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { call } from '../calls/call'
import { NewPassword } from '../password/new_password'
import { useForm } from '../password/use_form'
import { WholeError } from '../password/whole_error'
import { LabelledInput } from './labelled_input'
import { SignInLead } from './sign_in_lead'

/** A forgotten password: first a code by mail, then another password with it. */
export function ForgotForm({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation()
  const [email, setEmail] = useState('')
  const [minutes, setMinutes] = useState<number | null>(null)
  const ask = useForm(
    async () => {
      const answer = await call('PUT /user/pwd/verify/code', { body: { email } })
      setMinutes(answer.minutes)
    },
    { 2017: 'email', 3000: 'email' }
  )
  if (minutes !== null) {
    return (
      <ResetForm email={email} minutes={minutes} onBack={onBack} onAgain={() => setMinutes(null)} />
    )
  }
  return (
    <form onSubmit={ask.submit} noValidate>
      <SignInLead title={t('forgot.title')} text={t('forgot.lead')} />
      <WholeError text={ask.errors.whole} />
      <LabelledInput
        label={t('forgot.email')}
        name="email"
        type="email"
        autoComplete="email"
        autoFocus
        value={email}
        onValue={setEmail}
        error={ask.errors.fields.email}
      />
      <Btn type="submit" kind="primary" size="large" fullWidth disabled={ask.busy || !email}>
        {t('forgot.send')}
      </Btn>
      <Btn kind="ghost" fullWidth sx={{ mt: 1 }} onClick={onBack}>
        {t('forgot.back')}
      </Btn>
    </form>
  )
}

interface ResetFormProps {
  email: string
  minutes: number
  onBack: () => void
  onAgain: () => void
}

function ResetForm({ email, minutes, onBack, onAgain }: ResetFormProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const [code, setCode] = useState('')
  const [pair, setPair] = useState({ password: '', repeat: '' })
  const { busy, errors, submit } = useForm(
    async () => {
      await call('PUT /user/pwd/reset', { body: { email, code, ...pair } })
      tell.done(t('forgot.done'))
      onBack()
    },
    { 2005: 'code', 2006: 'code' }
  )
  return (
    <form onSubmit={submit} noValidate>
      <SignInLead title={t('forgot.title')} text={t('forgot.sent', { email, minutes })} />
      <WholeError text={errors.whole} />
      <LabelledInput
        label={t('forgot.code')}
        name="code"
        autoComplete="one-time-code"
        autoFocus
        value={code}
        onValue={setCode}
        inputProps={{ inputMode: 'numeric', maxLength: 12, className: 'num' }}
        error={errors.fields.code}
      />
      <NewPassword value={pair} onValue={setPair} errors={errors} />
      <Btn type="submit" kind="primary" size="large" fullWidth disabled={busy || !code}>
        {t('forgot.set')}
      </Btn>
      <div style={{ display: 'flex', gap: 8, marginTop: 8 }}>
        <Btn kind="ghost" fullWidth onClick={onAgain}>
          {t('forgot.again')}
        </Btn>
        <Btn kind="ghost" fullWidth onClick={onBack}>
          {t('forgot.back')}
        </Btn>
      </div>
    </form>
  )
}
