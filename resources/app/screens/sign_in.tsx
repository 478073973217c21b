import { Head } from '@inertiajs/react'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { colour, size } from '#resources/kit/theme/tokens'
import { DemoUsers, type DemoUser } from '../sign_in/demo_users'
import { SignInForm } from '../sign_in/sign_in_form'
import { Hero } from '../sign_in/hero'
import { LanguageSwitch } from '../shell/language_switch'

const Root = styled('main')({
  display: 'grid',
  gridTemplateColumns: '1.1fr 1fr',
  minWidth: size.minWidth,
  minHeight: '100vh',
})
const Box = styled('div')({ margin: 'auto', width: 352, padding: '48px 0' })
const Right = styled('div')({ display: 'flex', justifyContent: 'flex-end', marginBottom: 38 })

/** Sign-in: the product at the left, name and password at the right. */
export default function SignIn({ demoUsers = [] }: { demoUsers?: DemoUser[] }) {
  const { t } = useTranslation()
  const [username, setUsername] = useState('')
  // Specification, section 4: signing out clears what the browser session held.
  useEffect(() => window.sessionStorage.clear(), [])
  return (
    <Root>
      <Head title={t('sign_in.title')} />
      <Hero />
      <Box>
        <Right>
          <LanguageSwitch />
        </Right>
        <h1 style={{ fontSize: 22, fontWeight: 650, marginBottom: 4 }}>{t('sign_in.title')}</h1>
        <p style={{ color: colour.ink2, marginBottom: 22 }}>{t('sign_in.lead')}</p>
        <SignInForm username={username} onUsername={setUsername} />
        {demoUsers.length > 0 && <DemoUsers users={demoUsers} onChoose={setUsername} />}
      </Box>
    </Root>
  )
}
SignIn.bare = true
