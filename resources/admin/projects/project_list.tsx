import { useTranslation } from 'react-i18next'
import { projectFields, projectStatus } from '#kernel/tenancy/projects/project_fields'
import { KeptList } from '../kept/kept_list'
import { ProjectStatus } from './project_status'

/** The projects of the company. */
export function ProjectList() {
  const { t } = useTranslation()
  const status = {
    source: 'status',
    label: t('admin.projects.status.title'),
    text: ({ status: now }: Record<string, unknown>) => t(`admin.projects.status.${now}`),
    cell: ({ status: now }: Record<string, unknown>) => (
      <ProjectStatus status={now as 'ongoing' | 'closed'} />
    ),
  }
  const users = {
    source: 'users',
    label: t('admin.projects.users'),
    text: ({ users: n, maxUsers }: Record<string, unknown>) => `${n} / ${maxUsers}`,
    figures: true,
    sortable: false,
  }
  const cases = {
    source: 'cases',
    label: t('admin.projects.cases'),
    text: ({ cases: [test, formal] = [0, 0] }: Record<string, number[]>) => `${test} · ${formal}`,
    figures: true,
    sortable: false,
  }
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
