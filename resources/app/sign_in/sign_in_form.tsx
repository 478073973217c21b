import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { colour } from '#resources/kit/theme/tokens'
import { api } from '../api'
import { sentenceOf } from '../api_error'
import { LabelledInput } from './labelled_input'

interface SignInFormProps {
  username: string
  onUsername: (username: string) => void
}

/** Name and password; a refusal is said under the boxes and the password is asked again. */
export function SignInForm({ username, onUsername }: SignInFormProps) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const signIn = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setRefusal(null)
    try {
      const { next } = await api.post<{ next?: string }>('/api/login', { username, password })
      window.location.assign(next ?? '/')
    } catch (error) {
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
      <p style={{ color: colour.ink3, fontSize: 12, marginTop: 18 }}>{t('sign_in.rests')}</p>
    </form>
  )
}
