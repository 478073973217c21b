import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { renderSVG } from 'uqr'
import { Btn } from '#resources/kit/btn'
import { colour } from '#resources/kit/theme/tokens'
import type { RefusalOf } from '../calls/refusal_of'
import { useForm } from '../password/use_form'
import { WholeError } from '../password/whole_error'
import { enter } from './enter'
import { LabelledInput } from './labelled_input'
import { SignInLead } from './sign_in_lead'

/** What an authenticator app is told once. */
type Enrolment = NonNullable<RefusalOf<'POST /login'>['enrolment']>

export interface SecondStep {
  username: string
  password: string
  /** Comes until an app knows the secret. */
  enrolment?: Enrolment
}

const Picture = styled('img')({
  display: 'block',
  width: 184,
  height: 184,
  margin: '0 auto 12px',
  border: `1px solid ${colour.line}`,
  borderRadius: 8,
})
const Key = styled('p')({
  color: colour.ink2,
  fontSize: 12,
  textAlign: 'center',
  marginBottom: 18,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
})

/** The code of an authenticator app, after the right password; the first time with its picture. */
export function SecondFactorForm({ step, onBack }: { step: SecondStep; onBack: () => void }) {
  const { t } = useTranslation()
  const { enrolment, username, password } = step
  const [code, setCode] = useState('')
  const { busy, errors, submit } = useForm(
    async () => {
      const { next } = await enter({ username, password, code })
      window.location.assign(next ?? '/')
    },
    { 2005: 'code', 30006: 'code' }
  )
  return (
    <form onSubmit={submit} noValidate>
      <SignInLead
        title={t(enrolment ? 'second_factor.enrol_title' : 'second_factor.title')}
        text={t(enrolment ? 'second_factor.enrol_lead' : 'second_factor.lead')}
      />
      {enrolment && <Enrol enrolment={enrolment} />}
      <WholeError text={errors.whole} />
      <LabelledInput
        label={t('second_factor.code')}
        name="code"
        autoComplete="one-time-code"
        autoFocus
        value={code}
        onValue={setCode}
        inputProps={{ inputMode: 'numeric', maxLength: 12, className: 'num' }}
        error={errors.fields.code}
      />
      <Btn type="submit" kind="primary" size="large" fullWidth disabled={busy || !code}>
        {t('second_factor.act')}
      </Btn>
      <Btn kind="ghost" fullWidth sx={{ mt: 1 }} onClick={onBack}>
        {t('forgot.back')}
      </Btn>
    </form>
  )
}

function Enrol({ enrolment: { uri, secret } }: { enrolment: Enrolment }) {
  const { t } = useTranslation()
  const picture = useMemo(() => `data:image/svg+xml;base64,${btoa(renderSVG(uri))}`, [uri])
  const groups = secret.match(/.{1,4}/g)!.join(' ')
  return (
    <>
      <Picture src={picture} alt={t('second_factor.qr')} />
      <Key>
        {t('second_factor.by_hand')}
        <br />
        <b style={{ fontFamily: 'ui-monospace, monospace', color: colour.ink }}>{groups}</b>
      </Key>
    </>
  )
}
