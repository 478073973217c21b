import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { call } from '../calls/call'
import { NewPassword } from '../password/new_password'
import { useForm } from '../password/use_form'
import { WholeError } from '../password/whole_error'
import { SignInLead } from './sign_in_lead'

export interface Expired {
  username: string
  oldPassword: string
}

/** The password was right and has expired: another one, and in. */
export function ExpiredForm({ expired, onBack }: { expired: Expired; onBack: () => void }) {
  const { t } = useTranslation()
  const [pair, setPair] = useState({ password: '', repeat: '' })
  const { busy, errors, submit } = useForm(async () => {
    const body = { ...expired, ...pair }
    const { next } = await call('PUT /user/pwd/expire', { body })
    window.location.assign(next ?? '/')
  })
  return (
    <form onSubmit={submit} noValidate>
      <SignInLead title={t('password.expired')} text={t('password.expired_lead')} />
      <WholeError text={errors.whole} />
      <NewPassword value={pair} onValue={setPair} errors={errors} autoFocus />
      <Btn type="submit" kind="primary" size="large" fullWidth disabled={busy}>
        {t('password.change_and_enter')}
      </Btn>
      <Btn kind="ghost" fullWidth sx={{ mt: 1 }} onClick={onBack}>
        {t('forgot.back')}
      </Btn>
    </form>
  )
}
