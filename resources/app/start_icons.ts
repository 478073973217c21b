import { bringIcons } from '#resources/kit/icons'
import { shownIcons } from './shell/shown_icons'
import { fillingsOf } from './slots'

/** Takes over the icons of plugins, before anything is shown. */
export function startIcons(): void {
  for (const icons of fillingsOf(shownIcons)) bringIcons(icons)
}
