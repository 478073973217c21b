import { fill } from '#kernel/plugins/slot'
import { headerLinks } from '#resources/app/shell/shell_slots'
import { Bell } from './header/bell'

/** What one was notified of, from every screen of a project. */
export const slots = [fill(headerLinks, Bell)]
