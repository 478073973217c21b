import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { EmptyState } from '#resources/kit/empty_state'
import { Card, Quiet } from '#resources/kit/panel'
import { ProjectCard, type ProjectChoice } from '../project_select/project_card'
import { belowProjects } from '../project_select/project_select_slots'
import { useFollow } from '../project_select/use_follow'
import { useShell } from '../shared_props'
import { Fillings } from '../slots'

const Root = styled('div')({
  'maxWidth': 880,
  'margin': '0 auto',
  'padding': '48px 20px',
  '& h1': { fontSize: 22, fontWeight: 650 },
})
const Top = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
})
const List = styled('div')({ display: 'grid', gap: 12, marginTop: 20 })

/** The projects of the user, the followed ones first, each with its test and formal environment. */
export default function ProjectSelect({ projects: choices }: { projects: ProjectChoice[] }) {
  const { t } = useTranslation()
  const administration = useShell().links?.administration
  const { projects, follow } = useFollow(choices)
  const { data: work } = useAnswer('GET /proj/user/work', {})
  return (
    <Root>
      <ScreenTitle title={t('project.title')} />
      <Top>
        <h1>{t('project.title')}</h1>
        {administration && <a href={administration}>{t('shell.administration')}</a>}
      </Top>
      <Quiet>{t('project.lead')}</Quiet>
      <List>
        {projects.length === 0 && (
          <Card>
            <EmptyState
              icon="people"
              title={t('project.none')}
              text={t(administration ? 'project.none_yet_text' : 'project.none_text')}
            />
          </Card>
        )}
        {projects.map((project) => (
          <ProjectCard
            key={project.id}
            project={project}
            work={work?.filter(({ projectId }) => projectId === project.id) ?? []}
            onFollow={follow}
          />
        ))}
      </List>
      <Fillings of={belowProjects} give={{}} />
    </Root>
  )
}
