import { useTranslation } from 'react-i18next'
import { reviewedStatus } from '#kernel/people/accounts/account_fields'
import { utcText } from '#resources/kit/utc_text'
import { statusColumn } from '../accounts/status_column'
import { KeptList } from '../kept/kept_list'
import type { ListColumn } from '../kept/list_column'
import { projectRoles } from './project_roles'

/** Who may do what, when they were last here, and what was changed: for the quarterly review. */
export function ReviewList() {
  const { t } = useTranslation()
  const label = (name: string) => t(`admin.review.${name}`)
  const moment = (at: unknown) => (typeof at === 'string' ? utcText(at) : t('admin.review.never'))
  const columns: ListColumn[] = [
    { source: 'name', label: t('admin.users.name'), text: ({ name }) => name },
    { source: 'username', label: t('admin.users.username'), text: ({ username }) => username },
    statusColumn(t),
    {
      source: 'roles',
      label: label('roles'),
      text: ({ administrator, roles }) =>
        [administrator ? t('admin.users.administrator') : '', projectRoles(roles)]
          .filter(Boolean)
          .join(', '),
      sortable: false,
    },
    {
      source: 'lastSignIn',
      label: label('last_sign_in'),
      text: ({ lastSignIn }) => moment(lastSignIn),
      figures: 'moment',
    },
    {
      source: 'lastChange',
      label: label('last_change'),
      text: ({ lastChange, changeAct, changedBy }) =>
        lastChange ? `${moment(lastChange)} · ${t(`admin.acts.${changeAct}`)} · ${changedBy}` : '',
    },
    {
      source: 'changes',
      label: label('changes'),
      text: ({ changes }) => String(changes),
      figures: true,
    },
    {
      source: 'endDate',
      label: t('admin.review.end'),
      text: ({ endDate }) => endDate ?? '',
      figures: true,
    },
  ]
  return (
    <KeptList
      fields={{}}
      columns={columns}
      narrowed={{ status: reviewedStatus }}
      sort={{ field: 'lastSignIn', order: 'ASC' }}
    />
  )
}
