import type { Fields, Option } from '#kernel/fields/field'
import { wording } from '#kernel/lang/wording'

/** A role as the form of the back office asks for it; which rights there are, plugins declare. */
export const roleFields = {
  nameZh: { kind: 'text', label: wording('role_fields.chinese_name'), required: true, max: 24 },
  nameEn: { kind: 'text', label: wording('role_fields.english_name'), required: true, max: 40 },
  permissions: {
    kind: 'choices',
    label: wording('role_fields.on_projects'),
    of: [] as readonly Option[],
  },
} as const satisfies Fields

export type RoleFields = typeof roleFields
