import type { Slots } from '#resources/app/slot'
import { FindDrug } from './pick/find_drug'

/** What this plugin puts into forms: the search for a drug in the field of its name. */
export const slots: Slots = { 'forms.search.drug': FindDrug }
