import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { KeptList } from '../kept/kept_list'
import type { ListColumn } from '../kept/list_column'
import { statusColumn } from '../accounts/status_column'

/** The people of the project at hand, with their role in it. */
export function MemberList() {
  const { t } = useTranslation()
  const plain = (source: string): ListColumn => ({
    source,
    label: t(`admin.users.${source}`),
    text: (row) => String(row[source] ?? ''),
  })
  const role: ListColumn = {
    source: 'roleZh',
    label: t('admin.users.role'),
    text: ({ roleZh, roleEn }) => say({ zh: roleZh, en: roleEn }),
  }
  return (
    <KeptList
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
