import { fill } from '#kernel/plugins/slot'
import { shownKeys } from '#resources/app/shell/keys/key_groups'
import { keys } from './keys'

/** Keys of the advanced search, for the overview of all of them. */
export const slots = [fill(shownKeys, keys)]
