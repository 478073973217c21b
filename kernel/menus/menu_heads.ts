import { wording } from '#kernel/lang/server/wording'
import type { Words } from '#kernel/language/words'

interface Head {
  readonly label: Words
  /** Name of an icon of resources/kit/icons. */
  readonly icon: string
  /** Among the entries of its group. */
  readonly order: number
}

/** Entries that several screens make up; each is there as soon as one of its screens is. */
export const menuHeads = {
  case_configuration: {
    label: wording('menu_heads.case_configuration'),
    icon: 'copy',
    order: 10,
  },
  system_configuration: {
    label: wording('menu_heads.system_configuration'),
    icon: 'settings',
    order: 20,
  },
} as const satisfies Record<string, Head>

export type MenuHead = keyof typeof menuHeads
