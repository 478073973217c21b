import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { ResourceList } from '../resource/resource_list'
import type { ListColumn, RowOf } from '../resource/list_column'
import { statusColumn } from '../accounts/status_column'

type Member = RowOf<'GET /admin/members'>

/** The people of the project at hand, with their role in it. */
export function MemberList() {
  const { t } = useTranslation()
  const plain = (source: 'name' | 'username' | 'email' | 'phone'): ListColumn<Member> => ({
    source,
    label: t(`admin.users.${source}`),
    text: (row) => row[source] ?? '',
  })
  const role: ListColumn<Member> = {
    source: 'roleZh',
    label: t('admin.users.role'),
    text: ({ roleZh, roleEn }) => say({ zh: roleZh, en: roleEn }),
  }
  return (
    <ResourceList<Member>
      fields={{}}
      columns={[
        plain('name'),
        plain('username'),
        plain('email'),
        plain('phone'),
        role,
        statusColumn(t),
      ]}
      sort={{ field: 'name', order: 'ASC' }}
      newLabel={t('admin.members.add')}
    />
  )
}
