import { fill } from '#kernel/plugins/slot'
import { shownKeys } from '#resources/app/shell/keys/key_groups'
import { fieldSearches } from '#resources/forms/widgets/search_slot'
import { keys } from './keys'
import { FindDrug } from './pick/find_drug'

/** What this plugin puts into forms: the search for a drug in the field of its name. */
export const slots = [
  fill(fieldSearches, { name: 'drug', Search: FindDrug }),
  fill(shownKeys, keys),
]
