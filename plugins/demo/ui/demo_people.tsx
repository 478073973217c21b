import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { colour } from '#resources/kit/theme/tokens'

const Root = styled('section')({
  'marginTop': 22,
  'paddingTop': 16,
  'borderTop': `1px solid ${colour.line}`,
  'fontSize': 12,
  'color': colour.ink2,
  '& h2': { font: 'inherit', fontWeight: 650, color: colour.ink, margin: '0 0 2px' },
  '& p': { margin: '0 0 8px' },
  '& summary': { cursor: 'pointer', padding: '6px 0', fontWeight: 550 },
})
const Line = styled(ButtonBase)({
  'display': 'flex',
  'width': 'calc(100% + 16px)',
  'justifyContent': 'space-between',
  'font': 'inherit',
  'height': 26,
  'padding': '0 8px',
  'margin': '0 -8px',
  'borderRadius': 6,
  '& b': { fontWeight: 550, color: colour.ink },
  '&:hover': { background: colour.lineSoft },
})

/** Whom one may sign in as; a click fills in the name, never the password. */
export function DemoPeople({ onUsername }: { onUsername: (username: string) => void }) {
  const { t } = useTranslation()
  const { data } = useAnswer('GET /demonstration/people', {}, { poll: true, isFixed: true })
  if (!data || data.companies.length === 0) return null
  return (
    <Root>
      <h2>{t('demo:people.title')}</h2>
      <p>{t('demo:people.password', { password: data.password })}</p>
      {data.companies.map(({ name, people }, at) => (
        <details key={name} open={at === 0}>
          <summary>{name}</summary>
          {people.map(({ username, role }) => (
            <Line key={username} onClick={() => onUsername(username)}>
              <b>{username}</b>
              <span>{say(role)}</span>
            </Line>
          ))}
        </details>
      ))}
    </Root>
  )
}
