import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Words } from '#kernel/language/words'
import { Btn } from '#resources/kit/btn'
import { Card, Grow, Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { EnvironmentLabel } from '../shell/environment_label'
import { say } from '../language'
import type { Answer } from '../calls/call'
import { FollowStar } from './follow_star'
import { useEnter } from './use_enter'

export interface ProjectChoice {
  id: string
  name: string
  code: string
  /** 1 pre-marketing, 2 post-marketing */
  type: 1 | 2
  isFollowed: boolean
  /** What the user is there. */
  role: Words
  environments: { environment: 0 | 1; label?: string }[]
}

/** Two of them stand beside each other; what is said below comes later, and moves nothing. */
const Environment = styled('div')({
  display: 'grid',
  gap: 4,
  justifyItems: 'end',
  minWidth: 164,
  marginLeft: 12,
  alignContent: 'start',
  minHeight: 68,
})

const Line = styled(Card)({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '14px 14px 14px 10px',
})

/** What there is to do in the environments of projects. */
export type OpenWork = Answer<'GET /proj/user/work'>[number]

interface ProjectCardProps {
  project: ProjectChoice
  work: readonly OpenWork[]
  onFollow: (project: ProjectChoice, onDone: () => void) => void
}

/** One project; the user enters one of its environments, and follows it or not. */
export function ProjectCard({ project, work, onFollow }: ProjectCardProps) {
  const { t } = useTranslation()
  const { busy, enter } = useEnter()
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
          {t(project.type === 1 ? 'project.pre_marketing' : 'project.post_marketing')} ·{' '}
          {say(project.role)}
        </div>
      </div>
      <Grow />
      {project.environments.map(({ environment }) => (
        <Environment key={environment}>
          <Btn
            disabled={busy}
            onClick={() => enter(project.id, environment)}
            aria-label={`${t('project.enter')} ${t(environment === 1 ? 'shell.formal' : 'shell.testing')} ${project.code}`}
          >
            {t('project.enter')} <EnvironmentLabel environment={environment} />
          </Btn>
          <Work work={work.find((one) => one.environment === environment)} />
        </Environment>
      ))}
    </Line>
  )
}

function Work({ work }: { work: OpenWork | undefined }) {
  const { t } = useTranslation()
  if (!work) return null
  const { open, isMore, newestReceipt: day } = work
  const shown = isMore ? `${open - 1}+` : String(open)
  return (
    <Quiet className="num" style={{ textAlign: 'right' }}>
      {t('project.open', { count: open, shown })}
      {day !== null && (
        <>
          <br />
          {t('project.newest', { day })}
        </>
      )}
    </Quiet>
  )
}
