import type { TFunction } from 'i18next'
import type { ListColumn } from '../kept/list_column'
import { ProjectStatus } from './project_status'

/** Whether projects go on or are closed, in lists. */
export const projectStatusColumn = (t: TFunction): ListColumn => ({
  source: 'status',
  label: t('admin.projects.status.title'),
  text: ({ status }) => t(`admin.projects.status.${status as 'ongoing' | 'closed'}`),
  cell: ({ status }) => <ProjectStatus status={status as 'ongoing' | 'closed'} />,
})

/** How many cases each environment has, in lists. */
export const projectCasesColumn = (t: TFunction): ListColumn => ({
  source: 'cases',
  label: t('admin.projects.cases'),
  text: ({ cases }) => ((cases ?? [0, 0]) as number[]).join(' · '),
  figures: true,
  sortable: false,
})
