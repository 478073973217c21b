import { fill } from '#kernel/plugins/slot'
import { aboveScreens, headerLinks } from '#resources/app/shell/shell_slots'
import { ManualLink } from './manual_link'
import { Tour } from './tour/tour'

/** The way to the manual, and a tour for whoever is new. */
export const slots = [fill(headerLinks, ManualLink), fill(aboveScreens, Tour)]
