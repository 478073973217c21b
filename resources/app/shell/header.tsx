import { Link } from '#resources/app/navigation/link'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Grow } from '#resources/kit/panel'
import { colour, size } from '#resources/kit/theme/tokens'
import { useShell } from '../shared_props'
import { KeysHelp } from './keys/keys_help'
import { LanguageSwitch } from './language_switch'
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
 * The line on top: where one is, session clock, manual, keys, language, user.
 * @param place where one is
 */
export function Header({ place }: { place: ReactNode }) {
  const { t } = useTranslation()
  const shell = useShell()
  const { user, links } = shell
  return (
    <Bar>
      {place}
      <Grow />
      {user && <SessionClock sessionSeconds={shell.sessionSeconds} />}
      {user && links?.manual && <Link href={links.manual}>{t('shell.manual')}</Link>}
      {user && <KeysHelp />}
      <LanguageSwitch />
      {user && <UserMenu user={user} shell={shell} />}
    </Bar>
  )
}
