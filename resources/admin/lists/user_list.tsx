import { FunctionField, TextField } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { Tag, type Tone } from '#resources/kit/tag'
import { PlainList } from './plain_list'

interface UserRow {
  id: string
  status: keyof typeof tones
  role: string | null
  roleEn: string | null
  roleZh: string | null
}

const tones = { active: 'green', frozen: 'amber', deleted: 'grey' } as const satisfies Record<
  string,
  Tone
>

/** The people of the company, with their role in the project at hand. */
export function UserList() {
  const { t } = useTranslation()
  return (
    <PlainList sort={{ field: 'name', order: 'ASC' }}>
      <TextField source="name" label={t('admin.users.name')} />
      <TextField source="username" label={t('admin.users.username')} />
      <FunctionField<UserRow>
        source="role"
        label={t('admin.users.role')}
        render={({ role, roleEn, roleZh }) =>
          role ? say({ en: roleEn ?? role, zh: roleZh ?? role }) : '—'
        }
      />
      <FunctionField<UserRow>
        source="status"
        label={t('admin.users.status')}
        render={({ status }) => (
          <Tag tone={tones[status]}>{t(`admin.users.statuses.${status}`)}</Tag>
        )}
      />
    </PlainList>
  )
}
