import { useNavigation } from '#resources/app/navigation/navigation'
import ButtonBase from '@mui/material/ButtonBase'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { colour } from '#resources/kit/theme/tokens'
import { call } from '../calls/call'
import type { Shell, UserProps } from '../shared_props'
import { fillingsOf } from '../slots'
import { SignedInDevices } from '../sessions/signed_in_devices'
import { initialsOf } from './initials'
import { userMenuEntries } from './shell_slots'

const avatar = {
  fontFamily: 'inherit',
  width: 26,
  height: 26,
  borderRadius: '50%',
  background: '#DDE5FA',
  color: colour.accent,
  fontWeight: 650,
  fontSize: 11,
}

/** Who is signed in, and what one does with that. */
export function UserMenu({ user, shell }: { user: UserProps; shell: Shell }) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const entries = fillingsOf(userMenuEntries)
  const [opened, setOpened] = useState<number | null>(null)
  const [devices, setDevices] = useState(false)
  const { projects, changePassword, administration } = shell.links ?? {}
  const { go } = useNavigation()
  const logOut = async () => {
    await call('GET /proj/signout').catch(() => {})
    window.sessionStorage.clear()
    window.location.assign('/login')
  }
  return (
    <>
      <ButtonBase
        sx={avatar}
        title={user.name}
        aria-label={`${initialsOf(user.name)} ${user.name}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {initialsOf(user.name)}
      </ButtonBase>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        onClick={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem disabled sx={{ opacity: '1 !important', fontWeight: 600 }}>
          {user.name} <span style={{ color: colour.ink3, fontWeight: 450 }}>{user.username}</span>
        </MenuItem>
        <Divider sx={{ my: '4px !important' }} />
        {projects && <MenuItem onClick={() => go(projects)}>{t('shell.select_project')}</MenuItem>}
        {administration && (
          <MenuItem component="a" href={administration}>
            {t('shell.administration')}
          </MenuItem>
        )}
        {changePassword && (
          <MenuItem onClick={() => go(changePassword)}>{t('shell.change_password')}</MenuItem>
        )}
        <MenuItem onClick={() => setDevices(true)}>{t('session.devices')}</MenuItem>
        {entries.map(({ label }, at) => (
          <MenuItem key={at} onClick={() => setOpened(at)}>
            {label(t)}
          </MenuItem>
        ))}
        <MenuItem onClick={logOut}>{t('shell.log_out')}</MenuItem>
      </Menu>
      <SignedInDevices open={devices} onClose={() => setDevices(false)} />
      {entries.map(({ Opens }, at) => (
        <Opens key={at} open={opened === at} onClose={() => setOpened(null)} />
      ))}
    </>
  )
}
