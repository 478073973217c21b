import { fill } from '#kernel/plugins/slot'
import { aboveScreens, userMenuEntries } from '#resources/app/shell/shell_slots'
import { NoticeBar } from './notice_bar'
import { VersionHistory } from './version_history'

/** Notices above every screen, and the version history in the menu of the user. */
export const slots = [
  fill(aboveScreens, NoticeBar),
  fill(userMenuEntries, { label: (t) => t('news:version_history.title'), Opens: VersionHistory }),
]
