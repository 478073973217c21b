import { useNavigation } from '#resources/app/navigation/navigation'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { Card, Grow } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { call } from '../calls/call'
import { sentenceOf } from '../api_error'
import { showProject } from '../project_of_window'
import { EnvironmentLabel } from '../shell/environment_label'
import { FollowStar } from './follow_star'

export interface ProjectChoice {
  id: string
  name: string
  code: string
  /** 1 before listing, 2 after listing */
  type: 1 | 2
  isFollowed: boolean
  environments: { environment: 0 | 1; label?: string }[]
}

const Line = styled(Card)({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '14px 14px 14px 10px',
})

interface ProjectCardProps {
  project: ProjectChoice
  onFollow: (project: ProjectChoice, onDone: () => void) => void
}

/** One project; the user enters one of its environments, and follows it or not. */
export function ProjectCard({ project, onFollow }: ProjectCardProps) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const tell = useMessages()
  const [busy, setBusy] = useState(false)
  const enter = async (environment: 0 | 1) => {
    setBusy(true)
    try {
      const { next } = await call('PUT /proj/enter', {
        body: { projectId: project.id, environment },
      })
      showProject({ id: project.id, environment })
      go(next)
    } catch (error) {
      tell.error(sentenceOf(error))
      setBusy(false)
    }
  }
  return (
    <Line>
      <FollowStar
        code={project.code}
        isFollowed={project.isFollowed}
        onFollow={(onDone) => onFollow(project, onDone)}
      />
      <div>
        <b style={{ fontWeight: 600, fontSize: 14 }}>{project.name}</b>
        <div style={{ color: colour.ink2, fontSize: 12, marginTop: 2 }}>
          {project.code} ·{' '}
          {t(project.type === 1 ? 'project.before_listing' : 'project.after_listing')}
        </div>
      </div>
      <Grow />
      {project.environments.map(({ environment }) => (
        <Btn
          key={environment}
          disabled={busy}
          onClick={() => enter(environment)}
          aria-label={`${t('project.enter')} ${t(environment === 1 ? 'shell.formal' : 'shell.testing')} ${project.code}`}
        >
          {t('project.enter')} <EnvironmentLabel environment={environment} />
        </Btn>
      ))}
    </Line>
  )
}
