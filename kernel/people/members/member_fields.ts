import type { Fields } from '#kernel/fields/field'
import { wording } from '#kernel/lang/wording'

/** Somebody of the company who gets a role in the project at hand. */
export const memberFields = {
  user: {
    kind: 'link',
    label: wording('member_fields.user'),
    required: true,
    resource: 'candidates',
    named: ['name', 'username'],
  },
  role: {
    kind: 'link',
    label: wording('member_fields.role'),
    required: true,
    resource: 'project-roles',
    named: ['nameZh', 'nameEn'],
  },
} as const satisfies Fields
