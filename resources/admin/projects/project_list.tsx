import { useTranslation } from 'react-i18next'
import { projectFields, projectStatus } from '#kernel/tenancy/projects/project_fields'
import { KeptList } from '../kept/kept_list'
import { projectCasesColumn, projectStatusColumn } from './project_columns'

/** The projects of the company. */
export function ProjectList() {
  const { t } = useTranslation()
  const users = {
    source: 'users',
    label: t('admin.projects.users'),
    text: ({ users: n, maxUsers }: Record<string, unknown>) => `${n} / ${maxUsers}`,
    figures: true,
    sortable: false,
  }
  const [status, cases] = [projectStatusColumn(t), projectCasesColumn(t)]
  return (
    <KeptList
      fields={projectFields}
      columns={['code', 'name', 'type', status, 'regions', cases, users, 'startDate']}
      filters={['type']}
      narrowed={{ status: projectStatus }}
      sort={{ field: 'code', order: 'ASC' }}
      newLabel={t('admin.projects.new')}
    />
  )
}
