import { styled } from '@mui/material/styles'
import { useGetIdentity, useLogout } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { LanguageSwitch } from '#resources/app/shell/language_switch'
import { SessionClock } from '#resources/app/shell/session_clock'
import { Btn } from '#resources/kit/btn'
import { chosenProject, entersProjects, sessionSeconds } from '../page_facts'
import { Grow, Quiet } from '#resources/kit/panel'
import { colour, size } from '#resources/kit/theme/tokens'

const Bar = styled('header')({
  height: size.top,
  flex: 'none',
  background: colour.card,
  borderBottom: `1px solid ${colour.line}`,
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '0 20px',
})

/** Where one is, who one is, and the way out. */
export function AdminHeader({ busy }: { busy: boolean }) {
  const { t } = useTranslation()
  const { data: identity } = useGetIdentity()
  const logOut = useLogout()
  return (
    <Bar>
      <b style={{ fontWeight: 600 }}>{t('admin.title')}</b>
      {busy && <Quiet role="status">{t('admin.busy')}</Quiet>}
      <Grow />
      <SessionClock sessionSeconds={sessionSeconds()} />
      {chosenProject() && <a href="/">{t('admin.to_cases')}</a>}
      {entersProjects() && <a href="/project-select">{t('shell.select_project')}</a>}
      <a href="/manual">{t('shell.manual')}</a>
      <LanguageSwitch />
      <span>{identity?.fullName}</span>
      <a href="/changePassword">{t('shell.change_password')}</a>
      <Btn size="small" onClick={() => logOut()}>
        {t('shell.log_out')}
      </Btn>
    </Bar>
  )
}
