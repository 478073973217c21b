import { Slot } from '#kernel/plugins/slot'
import { bringIcons } from '#resources/kit/icons'
import { fillingsOf } from './slots'

/** Paths of 24 by 24, drawn with one stroke, by `plugin/name`: a menu entry names one of them. */
export type Icons = Readonly<Record<`${string}/${string}`, string>>

export const shownIcons = new Slot<Icons>('shell.icons', 'Icons, for menus and acts of the plugin')

/** Takes over the icons of plugins, before anything is shown. */
export function startIcons(): void {
  for (const icons of fillingsOf(shownIcons)) bringIcons(icons)
}
