import type { TFunction } from 'i18next'
import type { RaRecord } from 'react-admin'
import type { ListColumn } from '../resource/list_column'
import { ProjectStatus } from './project_status'

/** Whether projects go on or are closed, in lists. */
export const projectStatusColumn = (
  t: TFunction
): ListColumn<RaRecord & { status: 'ongoing' | 'closed' }> => ({
  source: 'status',
  label: t('admin.projects.status.title'),
  text: ({ status }) => t(`admin.projects.status.${status}`),
  cell: ({ status }) => <ProjectStatus status={status} />,
})

/** How many cases each environment has, in lists. */
export const projectCasesColumn = (t: TFunction): ListColumn<RaRecord & { cases?: number[] }> => ({
  source: 'cases',
  label: t('admin.projects.cases'),
  text: ({ cases }) => (cases ?? [0, 0]).join(' · '),
  figures: true,
  sortable: false,
})
