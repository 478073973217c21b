import Link from '@mui/material/Link'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { colour } from '#resources/kit/theme/tokens'
import { ApiError, sentenceOf } from '../api_error'
import { refusalOf } from '../calls/refusal_of'
import { enter } from './enter'
import { LabelledInput } from './labelled_input'
import type { Expired } from './expired_form'
import type { SecondStep } from './second_factor_form'

/** Number of the catalogue: the password was right, and has expired. */
const PASSWORD_EXPIRED = 2004

interface SignInFormProps {
  username: string
  onUsername: (username: string) => void
  onForgot: () => void
  onExpired: (expired: Expired) => void
  onSecondFactor: (step: SecondStep) => void
}

/** Name and password; a refusal is said under the boxes and the password is asked again. */
export function SignInForm({
  username,
  onUsername,
  onForgot,
  onExpired,
  onSecondFactor,
}: SignInFormProps) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const signIn = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setRefusal(null)
    try {
      const { next } = await enter({ username, password })
      window.location.assign(next ?? '/')
    } catch (error) {
      if (error instanceof ApiError && error.code === PASSWORD_EXPIRED) {
        return onExpired({ username, oldPassword: password })
      }
      const { secondFactor, enrolment } = refusalOf('POST /login', error)
      if (secondFactor) return onSecondFactor({ username, password, enrolment })
      setRefusal(sentenceOf(error))
      setPassword('')
      setBusy(false)
    }
  }
  return (
    <form onSubmit={signIn} noValidate>
      <LabelledInput
        label={t('sign_in.username')}
        name="username"
        autoComplete="username"
        autoFocus
        value={username}
        onValue={onUsername}
      />
      <LabelledInput
        label={t('sign_in.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onValue={setPassword}
        error={refusal}
      />
      <Btn
        type="submit"
        kind="primary"
        size="large"
        fullWidth
        disabled={busy || !username || !password}
      >
        {t('sign_in.act')}
      </Btn>
      <p style={{ display: 'flex', gap: 12, color: colour.ink3, fontSize: 12, marginTop: 18 }}>
        <span style={{ flex: 1 }}>{t('sign_in.rests')}</span>
        <Link
          component="button"
          type="button"
          onClick={onForgot}
          underline="hover"
          sx={{ fontSize: 12, whiteSpace: 'nowrap' }}
        >
          {t('forgot.link')}
        </Link>
      </p>
    </form>
  )
}
