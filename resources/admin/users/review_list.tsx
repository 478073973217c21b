import { useTranslation } from 'react-i18next'
import { utcText } from '#kernel/fields/moment_text'
import { reviewedStatus } from '#kernel/people/accounts/account_fields'
import { Moment } from '#resources/app/moment'
import { statusColumn } from '../accounts/status_column'
import { ResourceList } from '../resource/resource_list'
import type { ListColumn, RowOf } from '../resource/list_column'
import { momentColumn } from '../resource/moment_column'
import { projectRoles } from './project_roles'

type Reviewed = RowOf<'GET /admin/access-review'>

/** Who may do what, when they were last here, and what was changed: for the quarterly review. */
export function ReviewList() {
  const { t } = useTranslation()
  const label = (name: string) => t(`admin.review.${name}`)
  const change = ({ changeAct, changedBy }: Reviewed) =>
    ` · ${t(`admin.acts.${changeAct}`)} · ${changedBy}`
  const columns: ListColumn<Reviewed>[] = [
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
    momentColumn('lastSignIn', label('last_sign_in'), label('never')),
    {
      source: 'lastChange',
      label: label('last_change'),
      text: (row) => (row.lastChange ? utcText(row.lastChange) + change(row) : ''),
      cell: (row) =>
        row.lastChange && (
          <>
            <Moment at={row.lastChange} />
            {change(row)}
          </>
        ),
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
    <ResourceList
      fields={{}}
      columns={columns}
      filterFields={{ status: reviewedStatus }}
      sort={{ field: 'lastSignIn', order: 'ASC' }}
    />
  )
}
