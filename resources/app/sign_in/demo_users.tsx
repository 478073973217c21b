import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Words } from '#kernel/language/words'
import { colour } from '#resources/kit/theme/tokens'
import { say } from '../language'

export interface DemoUser {
  username: string
  role: Words
}

const Root = styled('div')({
  marginTop: 22,
  paddingTop: 16,
  borderTop: `1px solid ${colour.line}`,
  display: 'grid',
  gap: 2,
})
const Line = styled(ButtonBase)({
  'justifyContent': 'space-between',
  'font': 'inherit',
  'height': 30,
  'padding': '0 8px',
  'margin': '0 -8px',
  'borderRadius': 6,
  '&:hover': { background: colour.lineSoft },
})

/** The users of the demonstration; a click fills in the name, never the password. */
export function DemoUsers({
  users,
  onChoose,
}: {
  users: DemoUser[]
  onChoose: (username: string) => void
}) {
  const { t } = useTranslation()
  return (
    <Root>
      <span style={{ fontSize: 12, color: colour.ink2, fontWeight: 550 }}>{t('sign_in.demo')}</span>
      {users.map((user) => (
        <Line key={user.username} onClick={() => onChoose(user.username)}>
          <span>{user.username}</span>
          <span style={{ color: colour.ink2 }}>{say(user.role)}</span>
        </Line>
      ))}
    </Root>
  )
}
