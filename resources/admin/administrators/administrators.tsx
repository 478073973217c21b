import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { accountStatus, firstPasswordFields } from '#kernel/people/accounts/account_fields'
import { administratorFields } from '#kernel/people/administrators/administrator_fields'
import { AccountActs } from '../accounts/account_acts'
import { AccountStatus } from '../accounts/account_status'
import { passwordSection } from '../accounts/person_section'
import { statusColumn } from '../accounts/status_column'
import { ResourceCreate } from '../resource/resource_create'
import { ResourceEdit } from '../resource/resource_edit'
import { ResourceList } from '../resource/resource_list'
import type { ListColumn, RowOf } from '../resource/list_column'
import { administratorSections } from './administrator_sections'

type Administrator = RowOf<'GET /admin/administrators'>

const companyColumn = (t: TFunction): ListColumn<Administrator> => ({
  source: 'company',
  label: t('admin.administrators.of'),
  text: ({ companyName }) => companyName ?? t('admin.administrators.platform'),
  sortable: false,
})

/** Who administers companies and the platform. */
export function AdministratorList() {
  const { t } = useTranslation()
  return (
    <ResourceList<Administrator>
      fields={administratorFields}
      columns={['name', 'username', companyColumn(t), 'email', 'phone', statusColumn(t), 'endDate']}
      filterFields={{ status: accountStatus }}
      sort={{ field: 'name', order: 'ASC' }}
      newLabel={t('admin.administrators.new')}
      deletes
    />
  )
}

const fields = { ...administratorFields, ...firstPasswordFields }

/** A new administrator of a company, or of the platform. */
export function AdministratorCreate() {
  const { t } = useTranslation()
  return (
    <ResourceCreate
      fields={fields}
      sections={[...administratorSections(t), passwordSection(t)]}
      title={t('admin.administrators.new')}
      defaults={{ passwordBy: 'mail' }}
    />
  )
}

/** An administrator as he or she stands. */
export function AdministratorEdit() {
  const { t } = useTranslation()
  return (
    <ResourceEdit
      fields={administratorFields}
      sections={administratorSections(t)}
      fixed={['username', 'company']}
      nameOf={({ name }) => String(name)}
      mark={({ status }) => <AccountStatus status={status} />}
      actions={(account) => <AccountActs account={account} />}
      deletes
    />
  )
}
