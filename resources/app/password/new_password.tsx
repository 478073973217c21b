import { useTranslation } from 'react-i18next'
import { LabelledInput } from '../sign_in/labelled_input'
import type { FormErrors } from './form_errors'

export interface PasswordPair {
  password: string
  repeat: string
}

interface NewPasswordProps {
  value: PasswordPair
  onValue: (value: PasswordPair) => void
  errors: FormErrors
  /** What the company asks of passwords; without it nothing is promised. */
  policy?: 'basic' | 'strict'
  autoFocus?: boolean
}

/** A new password and the same once more. */
export function NewPassword({ value, onValue, errors, policy, autoFocus }: NewPasswordProps) {
  const { t } = useTranslation()
  return (
    <>
      <LabelledInput
        label={t('password.new')}
        name="new-password"
        type="password"
        autoComplete="new-password"
        autoFocus={autoFocus}
        value={value.password}
        onValue={(password) => onValue({ ...value, password })}
        hint={policy && t(`password.hint_${policy}`)}
        error={errors.fields.password}
      />
      <LabelledInput
        label={t('password.repeat')}
        name="repeat-password"
        type="password"
        autoComplete="new-password"
        value={value.repeat}
        onValue={(repeat) => onValue({ ...value, repeat })}
        error={errors.fields.repeat}
      />
    </>
  )
}
