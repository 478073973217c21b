import app from '@adonisjs/core/services/app'

import type { Attention, AttentionSource } from '#kernel/admin/attention/attention'
import { Jobs } from '#kernel/jobs/jobs'
import { wording } from '#kernel/lang/server/wording'

/** Mails that could not be sent and are tried again, or were given up. */
async function unsentMails(): Promise<Attention[]> {
  const jobs = await app.container.make(Jobs)
  const count = await jobs.countFailing('kernel.send_mail')
  return count === 0 ? [] : [{ what: wording('attention.failing_mails', { count }) }]
}

/** What the mail server does not take. */
export const failingMails: readonly AttentionSource[] = [
  { level: 'platform', permission: 'ADMIN_CONF', find: unsentMails },
]
