import { defineErrors } from '#kernel/errors/define_errors'

export const notificationErrors = defineErrors('notifications', {
  E_NOTICE_INTERVAL: { code: 30019, status: 422 },
  E_NOTICE_WITHOUT_RECEIVER: { code: 30020, status: 422 },
})
