import app from '@adonisjs/core/services/app'

import type { Attention, AttentionSource } from '#kernel/admin/attention/attention'

import { wording } from '#plugins/gateway/lang/server/wording'
import SendingPlace from '#plugins/gateway/records/sending_place'

const isClosed = async () => !(await (await app.container.make(SendingPlace)).state()).isOpen

/** That nothing leaves, where somebody opens it. */
async function ofPlatform(): Promise<Attention[]> {
  if (!(await isClosed())) return []
  return [
    {
      what: wording('sending.closed_platform'),
      place: { screen: 'gateway.platform_traffic.screen' },
    },
  ]
}

/** The same where others have to. */
async function ofCompany(): Promise<Attention[]> {
  return (await isClosed()) ? [{ what: wording('sending.closed_company') }] : []
}

const sources: readonly AttentionSource[] = [
  { level: 'platform', permission: 'COMPANY_CONF', find: ofPlatform },
  { level: 'company', permission: 'GATEWAY_CONF', find: ofCompany },
  { level: 'project', permission: 'CASE_DECLARE', find: ofCompany },
]

export default sources
