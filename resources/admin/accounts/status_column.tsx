import type { TFunction } from 'i18next'
import type { ListColumn } from '../kept/list_column'
import { AccountStatus, type Status } from './account_status'

/** The status of people, in the lists that show them. */
export const statusColumn = (t: TFunction): ListColumn => ({
  source: 'status',
  label: t('admin.users.status'),
  text: ({ status }) => t(`admin.users.statuses.${status as Status}`),
  cell: ({ status }) => <AccountStatus status={status as Status} />,
})
