import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Grow } from '#resources/kit/panel'
import { colour, size } from '#resources/kit/theme/tokens'
import { useShell } from '../shared_props'
import { Fillings } from '../slots'
import { KeysHelp } from './keys/keys_help'
import { LanguageSwitch } from './language_switch'
import { headerLinks } from './shell_slots'
import { BackToProjects } from './back_to_projects'
import { SessionClock } from './session_clock'
import { UserMenu } from './user_menu'

const Bar = styled('header')({
  height: size.top,
  flex: 'none',
  background: colour.card,
  borderBottom: `1px solid ${colour.line}`,
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '0 20px',
  whiteSpace: 'nowrap',
})
/**
 * The line on top: where one is, session clock, links of plugins, keys, language, user.
 * @param place where one is
 */
export function Header({ place }: { place: ReactNode }) {
  const shell = useShell()
  const { user } = shell
  const projects = shell.project ? shell.links?.projects : undefined
  return (
    <Bar>
      {projects && <BackToProjects href={projects} />}
      {place}
      <Grow />
      {user && <SessionClock sessionSeconds={shell.sessionSeconds} />}
      {user && <Fillings of={headerLinks} give={{}} />}
      {user && <KeysHelp />}
      <LanguageSwitch />
      {user && <UserMenu user={user} shell={shell} />}
    </Bar>
  )
}
