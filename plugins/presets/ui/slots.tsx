import { fill } from '#kernel/plugins/slot'
import { editedPageActs } from '#plugins/cases/contract/slots'
import { shownKeys } from '#resources/app/shell/keys/key_groups'
import { keys } from './keys'
import { PagePresets } from './page_presets'

/** What this plugin puts into the screens of cases. */
export const slots = [fill(editedPageActs, PagePresets), fill(shownKeys, keys)]
