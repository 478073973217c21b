import { levelFields, noticeFields, noticeTemplateFields } from '#plugins/notifications/contract'
import { wording } from '#plugins/notifications/lang/wording'
import { adminResource, type AdminResource } from '#resources/admin/admin_resource'
import type { TrailWords } from '#resources/admin/plugin_modules'
import { LevelCreate, LevelEdit, LevelList } from './levels'
import {
  NoticeCreate,
  NoticeEdit,
  NoticeList,
  NoticeTemplateCreate,
  NoticeTemplateEdit,
  NoticeTemplateList,
} from './notices'

const [level, notice] = [wording('level.one'), wording('notice.one')]

/** What the trail says of them. */
export const trail: Record<string, TrailWords> = {
  warning_level: { label: level, fields: levelFields },
  company_warning: { label: level, fields: levelFields },
  notice_rule: { label: notice, fields: noticeFields },
  company_notice: { label: notice, fields: noticeTemplateFields },
}

/** Levels of warning and rules of notification, of a project and of the company. */
export const resources: readonly AdminResource[] = [
  ...['warning_levels', 'company_warnings'].map((name) =>
    adminResource(name, { list: LevelList, create: LevelCreate, edit: LevelEdit })
  ),
  adminResource('notice_rules', { list: NoticeList, create: NoticeCreate, edit: NoticeEdit }),
  adminResource('company_notices', {
    list: NoticeTemplateList,
    create: NoticeTemplateCreate,
    edit: NoticeTemplateEdit,
  }),
]
