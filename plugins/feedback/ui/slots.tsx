import { fill } from '#kernel/plugins/slot'
import { shownIcons } from '#resources/app/shell/shown_icons'

/** What this plugin puts into the shell. */
export const slots = [
  fill(shownIcons, {
    'feedback/inbox': 'M4 13v6h16v-6M4 13l3-8h10l3 8M4 13h5l1 2h4l1-2h5',
  }),
]
