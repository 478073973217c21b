import { useTranslation } from 'react-i18next'
import { platformZone } from '#kernel/fields/today'
import { projectFields } from '#kernel/tenancy/projects/project_fields'
import { ResourceCreate } from '../resource/resource_create'
import { projectSections } from './project_sections'

/** A new project of the company, with a test and a formal environment. */
export function ProjectCreate() {
  const { t } = useTranslation()
  return (
    <ResourceCreate
      fields={projectFields}
      sections={projectSections(t)}
      title={t('admin.projects.new')}
      defaults={{
        maxCases: 10_000,
        maxUsers: 50,
        regions: ['CN'],
        timeZone: platformZone.timeZone,
      }}
    />
  )
}
