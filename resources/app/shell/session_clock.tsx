import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { colour } from '#resources/kit/theme/tokens'
import { call } from '../calls/call'
import { leaveToSignIn } from '../sessions/leave'
import { clockText } from './clock_text'
import { SessionPrompt } from './session_prompt'
import { secondsLeft } from './session_timer'

// Five minutes before the session ends its user is asked, for 10 s; who says nothing is left alone.
const PROMPT_AFTER_S = 1500
const PROMPT_STAYS_S = 10

const Clock = styled('span')({ fontVariantNumeric: 'tabular-nums', color: colour.ink2 })

/** Ends the session on the server as well, which may know of something that this window did not hear. */
async function signOut() {
  await call('GET /proj/signout').catch(() => {})
  leaveToSignIn()
}

/** Time left of the session, mm:ss; when nothing is left the user is signed out. */
export function SessionClock({ sessionSeconds }: { sessionSeconds: number }) {
  const { t } = useTranslation()
  const [left, setLeft] = useState(() => secondsLeft(sessionSeconds))
  const [declined, setDeclined] = useState(false)
  useEffect(() => {
    const timer = window.setInterval(() => {
      const now = secondsLeft(sessionSeconds)
      setLeft(now)
      if (now > 0) return
      window.clearInterval(timer)
      void signOut()
    }, 1000)
    return () => window.clearInterval(timer)
  }, [sessionSeconds])
  const idle = sessionSeconds - left
  const asks = idle >= PROMPT_AFTER_S && idle < PROMPT_AFTER_S + PROMPT_STAYS_S
  if (!asks && declined) setDeclined(false)
  return (
    <>
      <Clock title={t('shell.session_left')} aria-label={t('shell.session_left')} role="timer">
        {clockText(left)}
      </Clock>
      <SessionPrompt
        open={asks && !declined}
        left={clockText(left)}
        onAnswer={() => setDeclined(true)}
      />
    </>
  )
}
