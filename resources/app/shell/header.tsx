import { Link } from '@inertiajs/react'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Grow } from '#resources/kit/panel'
import { colour, size } from '#resources/kit/theme/tokens'
import type { Shell } from '../shared_props'
import { Brand } from './brand'
import { EnvironmentLabel } from './environment_label'
import { KeysHelp } from './keys/keys_help'
import { LanguageSwitch } from './language_switch'
import { SearchBox } from './palette/search_box'
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
const Name = styled('span')({
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  maxWidth: 340,
})

/** The line on top: project and environment, search, session clock, manual, language, user. */
export function Header({ shell }: { shell: Shell }) {
  const { t } = useTranslation()
  const { project, user, links } = shell
  return (
    <Bar>
      {project ? (
        <>
          <Name title={project.name}>{project.name}</Name>
          <span style={{ color: colour.ink2 }}>{project.code}</span>
          <EnvironmentLabel environment={project.environment} />
          <SearchBox menu={shell.menu} />
        </>
      ) : (
        <Brand onLight />
      )}
      <Grow />
      {user && <SessionClock sessionSeconds={shell.sessionSeconds} />}
      {user && links?.manual && <Link href={links.manual}>{t('shell.manual')}</Link>}
      {user && <KeysHelp />}
      <LanguageSwitch />
      {user && <UserMenu user={user} shell={shell} />}
    </Bar>
  )
}
