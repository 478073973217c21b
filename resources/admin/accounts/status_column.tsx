import type { TFunction } from 'i18next'
import type { RaRecord } from 'react-admin'
import type { ListColumn } from '../resource/list_column'
import { AccountStatus, type Status } from './account_status'

/** The status of people, in the lists that show them. */
export const statusColumn = (t: TFunction): ListColumn<RaRecord & { status: Status }> => ({
  source: 'status',
  label: t('admin.users.status'),
  text: ({ status }) => t(`admin.users.statuses.${status}`),
  cell: ({ status }) => <AccountStatus status={status} />,
})
