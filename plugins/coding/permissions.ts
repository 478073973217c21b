import type { Permission } from '#kernel/access/permission'

export const codingPermissions: readonly Permission[] = [
  {
    code: 'CASE_CODING',
    label: { en: 'Medical coding of all cases', zh: '医学编码（批量编码与升版）' },
    roles: ['EVALUATION'],
    group: { en: 'Cases', zh: '案例' },
  },
  {
    code: 'DICTIONARY_CONF',
    label: { en: 'Medical dictionaries', zh: '医学词典管理' },
    level: 'platform',
    group: { en: 'Platform', zh: '平台' },
  },
  {
    code: 'CODING_CONF',
    label: { en: 'Medical dictionary: version and synonyms', zh: '医学词典版本与同义词' },
    roles: ['EVALUATION'],
    group: { en: 'Configuration', zh: '配置' },
  },
]
