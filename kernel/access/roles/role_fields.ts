import type { Fields, Option } from '#kernel/fields/field'

/** A role as the form of the back office asks for it; which rights there are, plugins declare. */
export const roleFields = {
  nameZh: { kind: 'text', label: { en: 'Chinese name', zh: '中文名称' }, required: true, max: 24 },
  nameEn: { kind: 'text', label: { en: 'English name', zh: '英文名称' }, required: true, max: 40 },
  permissions: {
    kind: 'choices',
    label: { en: 'On projects', zh: '项目权限' },
    of: [] as readonly Option[],
  },
} as const satisfies Fields

export type RoleFields = typeof roleFields
