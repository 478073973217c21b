import { Slot } from '#kernel/plugins/slot'

/** Paths of 24 by 24, drawn with one stroke, by `plugin/name`: a menu entry names one of them. */
export type Icons = Readonly<Record<`${string}/${string}`, string>>

// Apart from what takes the icons over: a file that is filled must not read the fillings itself.
export const shownIcons = new Slot<Icons>('shell.icons', 'Icons, for menus and acts of the plugin')
