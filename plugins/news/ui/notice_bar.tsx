import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import IconButton from '@mui/material/IconButton'
import { Icon } from '#resources/kit/icons'
import { Grow } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'

const tones = {
  info: { background: colour.accentSoft, color: colour.accent },
  warning: { background: colour.amberSoft, color: colour.amber },
}
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 34,
  padding: '4px 12px 4px 20px',
  borderBottom: `1px solid ${colour.line}`,
})

/** What was put away stays away until the browser is closed. */
const KEY = 'notices.away'
const putAway = () => (window.sessionStorage.getItem(KEY) ?? '').split(' ')

/** The notices of the platform for today, above every screen until they are put away. */
export function NoticeBar() {
  const { t } = useTranslation()
  const [away, setAway] = useState(putAway)
  const { data } = useAnswer('GET /notices', {}, { poll: true })
  const hide = (id: string) => {
    window.sessionStorage.setItem(KEY, [...away, id].join(' '))
    setAway([...away, id])
  }
  return (data ?? [])
    .filter(({ id }) => !away.includes(id))
    .map(({ id, tone, text }) => (
      <Line key={id} role="status" style={tones[tone]}>
        <Icon name={tone === 'warning' ? 'warning' : 'bell'} size={15} />
        {say(text)}
        <Grow />
        <IconButton
          size="small"
          aria-label={t('act.close')}
          sx={{ color: 'inherit' }}
          onClick={() => hide(id)}
        >
          <Icon name="close" size={14} />
        </IconButton>
      </Line>
    ))
}
