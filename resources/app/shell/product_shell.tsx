import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { colour } from '#resources/kit/theme/tokens'
import { ErrorBoundary } from '../errors/error_boundary'
import { Link } from '../navigation/link'
import { useNavigation } from '../navigation/navigation'
import { useShell } from '../shared_props'
import { AppShell } from './app_shell'
import { Brand } from './brand'
import { EnvironmentLabel } from './environment_label'
import { levelAt, menuAt } from './menu_at'
import { SearchBox } from './palette/search_box'
import { useBadges } from './use_badges'

const Name = styled('span')({
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  maxWidth: 340,
})

/** The project that one is in, and the way to everything in it. */
function ProjectAtHand() {
  const { project, menu } = useShell()
  if (!project) return <Brand onLight />
  return (
    <>
      <Name data-part="project" title={project.name}>
        {project.name}
      </Name>
      <span style={{ color: colour.ink2 }}>{project.code}</span>
      <EnvironmentLabel environment={project.environment} />
      <SearchBox menu={menu} />
    </>
  )
}

/** That one administers the company or the platform, and the way back to the project. */
function Administration({ level }: { level: 'company' | 'platform' }) {
  const { t } = useTranslation()
  const { project, menu } = useShell()
  return (
    <>
      <Name>{t(`admin.levels.${level}`)}</Name>
      <SearchBox menu={menu} />
      {project && <Link href="/">{t('admin.to_project', { code: project.code })}</Link>}
    </>
  )
}

/** The shell around a screen, of the product and of the back office alike. The bar folds to icons inside a case. */
export function ProductShell({ children }: { children: ReactNode }) {
  const { menu } = useShell()
  const { url } = useNavigation()
  const badges = useBadges()
  const level = levelAt(url)
  return (
    <AppShell
      menu={menuAt(menu, url, badges)}
      folded={/^\/cases\/[^/?]+/.test(url)}
      place={level === 'project' ? <ProjectAtHand /> : <Administration level={level} />}
    >
      <ErrorBoundary at={url}>{children}</ErrorBoundary>
    </AppShell>
  )
}
