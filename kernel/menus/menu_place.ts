import type { MenuGroup } from '#kernel/menus/menu_groups'
import type { MenuHead } from '#kernel/menus/menu_heads'

/** Where something stands in the left menu. */
export interface MenuPlace {
  readonly group: MenuGroup
  /** The entry below which it stands, where several screens make up one. */
  readonly under?: MenuHead
  /** Among the entries of its group, or below its entry; smaller is higher. */
  readonly order: number
  /** Projects of this type alone have it: 1 before listing, 2 after listing. */
  readonly projectType?: 1 | 2
}
