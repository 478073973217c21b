import { useTranslation } from 'react-i18next'
import { projectFields } from '#kernel/tenancy/projects/project_fields'
import { ResourceEdit } from '../resource/resource_edit'
import { projectSections } from './project_sections'
import { ProjectStatus } from './project_status'
import { TurnProject } from './turn_project'

/** A project as it stands; it is closed and restarted here. */
export function ProjectEdit() {
  const { t } = useTranslation()
  return (
    <ResourceEdit
      fields={projectFields}
      sections={projectSections(t)}
      fixed={['code', 'type']}
      nameOf={({ code, name }) => `${code} ${name}`}
      mark={({ status }) => <ProjectStatus status={status} />}
      actions={(project) => <TurnProject project={project} />}
    />
  )
}
