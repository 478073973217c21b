import type { Fields } from '#kernel/fields/field'

/** Somebody of the company who gets a role in the project at hand. */
export const memberFields = {
  user: {
    kind: 'link',
    label: { en: 'User', zh: '用户' },
    required: true,
    resource: 'candidates',
    named: ['name', 'username'],
  },
  role: {
    kind: 'link',
    label: { en: 'Role', zh: '角色' },
    required: true,
    resource: 'project-roles',
    named: ['nameZh', 'nameEn'],
  },
} as const satisfies Fields
