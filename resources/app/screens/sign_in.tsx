import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Words } from '#kernel/language/words'
import { size } from '#resources/kit/theme/tokens'
import { say } from '../language'
import { forgetSession } from '../sessions/leave'
import { WholeError } from '../password/whole_error'
import { LanguageSwitch } from '../shell/language_switch'
import { type Expired, ExpiredForm } from '../sign_in/expired_form'
import { ForgotForm } from '../sign_in/forgot_form'
import { Hero } from '../sign_in/hero'
import { SecondFactorForm, type SecondStep } from '../sign_in/second_factor_form'
import { SignInForm } from '../sign_in/sign_in_form'
import { SignInLead } from '../sign_in/sign_in_lead'
import { belowSignIn } from '../sign_in/sign_in_slots'
import { Fillings } from '../slots'

const Root = styled('main')({
  display: 'grid',
  gridTemplateColumns: '1.1fr 1fr',
  minWidth: size.minWidth,
  minHeight: '100vh',
})
const Box = styled('div')({ margin: 'auto', width: 352, padding: '48px 0' })
const Right = styled('div')({ display: 'flex', justifyContent: 'flex-end', marginBottom: 38 })

interface SignInProps {
  /** Why somebody who came from elsewhere must sign in here. */
  notice?: Words
}

/** Sign-in: the product at the left; name and password, or a way to another password, at the right. */
export default function SignIn({ notice }: SignInProps) {
  const { t } = useTranslation()
  const [username, setUsername] = useState('')
  const [forgot, setForgot] = useState(false)
  const [expired, setExpired] = useState<Expired | null>(null)
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null)
  const back = () => {
    setForgot(false)
    setExpired(null)
    setSecondStep(null)
  }
  useEffect(forgetSession, [])
  return (
    <Root>
      <ScreenTitle title={t('sign_in.title')} />
      <Hero />
      <Box>
        <Right>
          <LanguageSwitch />
        </Right>
        {forgot ? (
          <ForgotForm onBack={back} />
        ) : expired ? (
          <ExpiredForm expired={expired} onBack={back} />
        ) : secondStep ? (
          <SecondFactorForm step={secondStep} onBack={back} />
        ) : (
          <>
            <SignInLead title={t('sign_in.title')} text={t('sign_in.lead')} />
            <WholeError text={notice ? say(notice) : null} />
            <SignInForm
              username={username}
              onUsername={setUsername}
              onForgot={() => setForgot(true)}
              onExpired={setExpired}
              onSecondFactor={setSecondStep}
            />
            <Fillings of={belowSignIn} give={{ onUsername: setUsername }} />
          </>
        )}
      </Box>
    </Root>
  )
}
SignIn.bare = true
