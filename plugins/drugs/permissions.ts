import type { Permission } from '#kernel/access/permission'

export const drugPermissions: readonly Permission[] = [
  {
    code: 'PRODUCT_CONF',
    label: { en: 'Product dictionary', zh: '产品词典管理' },
    level: 'company',
    group: { en: 'Company', zh: '公司' },
  },
]
