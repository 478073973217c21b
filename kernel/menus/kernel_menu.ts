import type { MenuEntry } from '#kernel/menus/menu_entry'

/** Menu entries of the kernel; plugins bring theirs. */
export const kernelMenu: readonly MenuEntry[] = [
  {
    id: 'system_configuration',
    label: { en: 'System configuration', zh: '系统配置' },
    href: '/admin',
    permission: 'SYS_CONF',
    icon: 'settings',
    section: 'configuration',
    order: 90,
  },
  {
    id: 'copy_configuration',
    label: { en: 'Copy configuration', zh: '复制配置' },
    href: '/system/copy',
    permission: 'SYS_CONF',
    icon: 'swap',
    section: 'configuration',
    order: 91,
  },
]
