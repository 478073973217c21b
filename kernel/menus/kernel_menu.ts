import { wording } from '#kernel/lang/server/wording'
import type { MenuEntry } from '#kernel/menus/menu_entry'

/** Menu entries of the kernel; plugins bring theirs. */
export const kernelMenu: readonly MenuEntry[] = [
  {
    id: 'system_configuration',
    label: wording('kernel_menu.system_configuration'),
    href: '/admin',
    permission: 'SYS_CONF',
    icon: 'settings',
    section: 'configuration',
    order: 90,
  },
  {
    id: 'copy_configuration',
    label: wording('kernel_menu.copy_configuration'),
    href: '/system/copy',
    permission: 'SYS_CONF',
    icon: 'swap',
    section: 'configuration',
    order: 91,
  },
]
