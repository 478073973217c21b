import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { useNavigation } from '#resources/app/navigation/navigation'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { Card, Quiet } from '#resources/kit/panel'
import { call } from '../calls/call'
import { NewPassword } from '../password/new_password'
import { useForm } from '../password/use_form'
import { WholeError } from '../password/whole_error'
import { LabelledInput } from '../sign_in/labelled_input'

const Root = styled('div')({
  'maxWidth': 440,
  'margin': '0 auto',
  'padding': '48px 20px',
  '& h1': { fontSize: 22, fontWeight: 650 },
})
const Acts = styled('div')({ display: 'flex', gap: 8, justifyContent: 'flex-end', marginTop: 6 })

/** Another password; all other sessions of the user end with it. */
export default function ChangePassword({ policy }: { policy: 'basic' | 'strict' }) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const tell = useMessages()
  const [oldPassword, setOldPassword] = useState('')
  const [pair, setPair] = useState({ password: '', repeat: '' })
  const { busy, errors, submit } = useForm(
    async () => {
      await call('PUT /user/pwd/change', { body: { oldPassword, ...pair } })
      tell.done(t('password.changed'))
      go('/')
    },
    { 2003: 'oldPassword' }
  )
  return (
    <Root>
      <ScreenTitle title={t('shell.change_password')} />
      <h1>{t('shell.change_password')}</h1>
      <Quiet>{t('password.lead')}</Quiet>
      <Card style={{ padding: '20px 20px 16px', marginTop: 20 }}>
        <form onSubmit={submit} noValidate>
          <WholeError text={errors.whole} />
          <LabelledInput
            label={t('password.old')}
            name="old-password"
            type="password"
            autoComplete="current-password"
            autoFocus
            value={oldPassword}
            onValue={setOldPassword}
            error={errors.fields.oldPassword}
          />
          <NewPassword value={pair} onValue={setPair} errors={errors} policy={policy} />
          <Acts>
            <Btn kind="ghost" onClick={() => window.history.back()}>
              {t('act.cancel')}
            </Btn>
            <Btn type="submit" kind="primary" disabled={busy}>
              {t('shell.change_password')}
            </Btn>
          </Acts>
        </form>
      </Card>
    </Root>
  )
}
