import type { Permission } from '#kernel/access/permission'

const group = { en: 'Company', zh: '公司' }

/** Type 1 companies manage drugs and servers, type 2 companies sponsors. */
export const organisationPermissions: readonly Permission[] = [
  {
    code: 'SPONSOR_CONF',
    label: { en: 'Sponsors', zh: '申办方管理' },
    level: 'company',
    companyType: 2,
    group,
  },
  {
    code: 'SERVER_CONF',
    label: { en: 'Servers', zh: '服务器管理' },
    level: 'company',
    companyType: 1,
    group,
  },
  {
    code: 'DRUG_CONF',
    label: { en: 'Drugs', zh: '药品管理' },
    level: 'company',
    companyType: 1,
    group,
  },
]
