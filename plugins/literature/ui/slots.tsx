import { fill } from '#kernel/plugins/slot'
import { shownIcons } from '#resources/app/shell/shown_icons'
import { shownKeys } from '#resources/app/shell/keys/key_groups'
import { keys } from './keys'

/** What this plugin puts into the shell. */
export const slots = [
  fill(shownKeys, keys),
  fill(shownIcons, {
    'literature/articles': 'M5 4h10l4 4v12H5zM14 4v5h5M8 13h8M8 16h6',
    'literature/desk': 'M4 5h16M4 10h10M4 15h7M15 15l2 2 4-5',
  }),
]
