import { noticeFields, upgradeFields } from '#plugins/news/contract'
import { wording } from '#plugins/news/lang/wording'
import { adminResource, type AdminResource } from '#resources/admin/admin_resource'
import type { TrailWords } from '#resources/admin/plugin_modules'
import { NoticeCreate, NoticeEdit, NoticeList } from './notices'
import { UpgradeCreate, UpgradeEdit, UpgradeList } from './upgrades'

/** What the trail of the platform says of them. */
export const trail: Record<string, TrailWords> = {
  notice: { label: wording('resources.notice'), fields: noticeFields },
  upgrade: { label: wording('resources.version'), fields: upgradeFields },
}

/** What the platform tells everybody. */
export const resources: readonly AdminResource[] = [
  adminResource('notices', { list: NoticeList, create: NoticeCreate, edit: NoticeEdit }),
  adminResource('upgrades', { list: UpgradeList, create: UpgradeCreate, edit: UpgradeEdit }),
]
