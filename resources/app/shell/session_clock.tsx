import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMessages } from '#resources/kit/messages'
import { colour } from '#resources/kit/theme/tokens'
import { clockText } from './clock_text'
import { secondsLeft } from './session_timer'

// Specification section 9: prompt at 1500 s, closing by itself after 10 s.
const PROMPT_AFTER_S = 1500
const PROMPT_STAYS_MS = 10_000

const Clock = styled('span')({ fontVariantNumeric: 'tabular-nums', color: colour.ink2 })

/** Time left of the session, mm:ss; when nothing is left the user is asked to sign in again. */
export function SessionClock({ sessionSeconds }: { sessionSeconds: number }) {
  const { t } = useTranslation()
  const tell = useMessages()
  const [left, setLeft] = useState(() => secondsLeft(sessionSeconds))
  useEffect(() => {
    const timer = window.setInterval(() => {
      const now = secondsLeft(sessionSeconds)
      setLeft(now)
      if (now === sessionSeconds - PROMPT_AFTER_S)
        tell.note(t('shell.session_ending'), PROMPT_STAYS_MS)
      if (now === 0) window.location.assign('/login')
    }, 1000)
    return () => window.clearInterval(timer)
  }, [sessionSeconds, tell, t])
  return (
    <Clock title={t('shell.session_left')} aria-label={t('shell.session_left')} role="timer">
      {clockText(left)}
    </Clock>
  )
}
