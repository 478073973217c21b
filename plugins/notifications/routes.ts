import { guard } from '#kernel/access/guard'
import { resourceRoutes } from '#kernel/admin/resources/resource_routes'
import { calls } from '#kernel/http/calls'
import { unattended } from '#kernel/identity/unattended'

const NotificationController = () =>
  import('#plugins/notifications/reading/notification_controller')
const Levels = async () =>
  (await import('#plugins/notifications/records/warning_levels')).WarningLevelRows
const LevelTemplates = async () =>
  (await import('#plugins/notifications/records/warning_levels')).WarningTemplateRows
const Rules = async () => (await import('#plugins/notifications/records/notice_rules')).NoticeRules
const RuleTemplates = async () =>
  (await import('#plugins/notifications/records/notice_rules')).NoticeTemplateRows

const templates = 'NOTIFICATION_TEMPLATE_CONF'
resourceRoutes('notifications', 'warning_levels', Levels, 'SYS_CONF')
resourceRoutes('notifications', 'notice_rules', Rules, 'SYS_CONF')
resourceRoutes('notifications', 'company_warnings', LevelTemplates, templates)
resourceRoutes('notifications', 'company_notices', RuleTemplates, templates)

const see = guard.permission('CASE_DATA')
const mine = '/notifications'
calls.get(mine, [NotificationController, 'list']).as('notifications.list').use(see)
calls
  .get(`${mine}/unread`, [NotificationController, 'count'])
  .as('notifications.unread')
  .use([unattended(), see])
calls.put(`${mine}/read`, [NotificationController, 'read']).as('notifications.read').use(see)
calls.put(`${mine}/wishes`, [NotificationController, 'wish']).as('notifications.wish').use(see)
