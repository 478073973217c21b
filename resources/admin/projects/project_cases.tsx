import { useTranslation } from 'react-i18next'
import { projectFields, projectStatus } from '#kernel/tenancy/projects/project_fields'
import { ResourceList } from '../resource/resource_list'
import type { ListColumn, RowOf } from '../resource/list_column'
import { projectCasesColumn, projectStatusColumn } from './project_columns'

type Project = RowOf<'GET /admin/projects'>

/** For the company: how its projects stand, and how many cases each has of how many it may have. */
export function ProjectCases() {
  const { t } = useTranslation()
  const most: ListColumn<Project> = {
    source: 'maxCases',
    label: t('admin.projects.most_cases'),
    text: ({ maxCases }) => String(maxCases),
    figures: true,
  }
  return (
    <ResourceList<Project>
      title={t('admin.projects.all')}
      opens={false}
      fields={projectFields}
      columns={['code', 'name', projectStatusColumn(t), projectCasesColumn(t), most]}
      filterFields={{ status: projectStatus }}
      sort={{ field: 'code', order: 'ASC' }}
    />
  )
}
