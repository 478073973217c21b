import { fill } from '#kernel/plugins/slot'
import { bookInActs, editedPageActs } from '#plugins/cases/contract/slots'
import { shownIcons } from '#resources/app/shell/shown_icons'
import { shownKeys } from '#resources/app/shell/keys/key_groups'
import { keys } from './keys'
import { BookInPresets } from './book_in_presets'
import { PagePresets } from './page_presets'

/** What this plugin puts into the screens of cases. */
export const slots = [
  fill(editedPageActs, PagePresets),
  fill(bookInActs, BookInPresets),
  fill(shownKeys, keys),
  fill(shownIcons, { 'presets/exchange': 'M4 8h13l-3-3M20 16H7l3 3' }),
]
