import type { Permission } from '#kernel/access/permission'

/** Rights on what the kernel itself shows; plugins declare theirs. */
export const kernelPermissions: readonly Permission[] = [
  {
    code: 'SYS_CONF',
    label: { en: 'System configuration', zh: '系统配置' },
    roles: ['COMPANY_ADMIN'],
    group: { en: 'Configuration', zh: '配置' },
  },
  {
    code: 'COMPANY_CONF',
    label: { en: 'Companies', zh: '公司管理' },
    level: 'platform',
    group: { en: 'Platform', zh: '平台' },
  },
  {
    code: 'ADMIN_CONF',
    label: { en: 'Administrators', zh: '管理员管理' },
    level: 'platform',
    group: { en: 'Platform', zh: '平台' },
  },
  {
    code: 'NOTICE_CONF',
    label: { en: 'Notices', zh: '公告管理' },
    level: 'platform',
    group: { en: 'Platform', zh: '平台' },
  },
  {
    code: 'VERSION_CONF',
    label: { en: 'Versions', zh: '版本管理' },
    level: 'platform',
    group: { en: 'Platform', zh: '平台' },
  },
  {
    code: 'PLATFORM_AUDIT',
    label: { en: 'Audit trail of the platform', zh: '平台稽查轨迹' },
    level: 'platform',
    group: { en: 'Platform', zh: '平台' },
  },
  {
    code: 'COMPANY_AUDIT',
    label: { en: 'Audit trail of the company', zh: '公司稽查轨迹' },
    level: 'company',
    group: { en: 'Company', zh: '公司' },
  },
  {
    code: 'PROJECT_CONF',
    label: { en: 'Projects of the company', zh: '项目管理' },
    level: 'company',
    group: { en: 'Company', zh: '公司' },
  },
  {
    code: 'USER_CONF',
    label: { en: 'Users of the company', zh: '用户管理' },
    level: 'company',
    group: { en: 'Company', zh: '公司' },
  },
  {
    code: 'ROLE_CONF',
    label: { en: 'Roles of the company', zh: '角色管理' },
    level: 'company',
    group: { en: 'Company', zh: '公司' },
  },
]
