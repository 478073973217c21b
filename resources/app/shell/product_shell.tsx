import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { colour } from '#resources/kit/theme/tokens'
import { say } from '../language'
import { useNavigation } from '../navigation/navigation'
import { useShell } from '../shared_props'
import { AppShell } from './app_shell'
import { Brand } from './brand'
import { EnvironmentLabel } from './environment_label'
import { SearchBox } from './palette/search_box'

const Name = styled('span')({
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  maxWidth: 340,
})

const sections = ['work', 'analysis', 'configuration'] as const

/** The project that one is in, and the way to everything in it. */
function ProjectAtHand() {
  const { project, menu } = useShell()
  if (!project) return <Brand onLight />
  return (
    <>
      <Name title={project.name}>{project.name}</Name>
      <span style={{ color: colour.ink2 }}>{project.code}</span>
      <EnvironmentLabel environment={project.environment} />
      <SearchBox menu={menu} />
    </>
  )
}

/** The shell around a screen of the product. The bar folds to icons inside a case. */
export function ProductShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { menu } = useShell()
  const { url } = useNavigation()
  const shown = sections
    .map((id) => ({
      id,
      title: id === 'work' ? undefined : t(`shell.section.${id}`),
      entries: menu
        .filter(({ section }) => section === id)
        .map((entry) => ({
          ...entry,
          label: say(entry.label),
          isOn: url.startsWith(entry.href),
        })),
    }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <AppShell sections={shown} folded={/^\/cases\/[^/?]+/.test(url)} place={<ProjectAtHand />}>
      {children}
    </AppShell>
  )
}
