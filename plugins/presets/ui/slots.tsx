import type { Slots } from '#resources/app/slot'
import { PagePresets } from './page_presets'

/** What this plugin puts into the screens of cases. */
export const slots: Slots = { 'cases.edit.page': PagePresets }
