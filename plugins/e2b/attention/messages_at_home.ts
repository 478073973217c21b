import app from '@adonisjs/core/services/app'

import type { Attention, AttentionSource } from '#kernel/admin/attention/attention'

import { CaseProcess } from '#plugins/cases/contract/process'
import { waitsFor } from '#plugins/e2b/incoming/waits_for'
import { wording } from '#plugins/e2b/lang/server/wording'
import { ImportItems } from '#plugins/e2b/records/import_items'

/** Messages for cases that are there: those that somebody may take now, and those that are held. */
async function waiting(): Promise<Attention[]> {
  const items = await (await app.container.make(ImportItems)).allFollowing()
  if (items.length === 0) return []
  const process = await (await app.container.make(CaseProcess)).current()
  const held = items.filter((item) => waitsFor(item, process) !== null).length
  const place = { resource: 'imports' } as const
  const said = [
    { count: items.length - held, key: 'messages_at_home.ready' },
    { count: held, key: 'messages_at_home.held' },
  ] as const
  return said
    .filter(({ count }) => count > 0)
    .map(({ count, key }) => ({ what: wording(key, { count }), place }))
}

const sources: readonly AttentionSource[] = [
  { level: 'project', permission: 'CASE_IMPORT_READ', find: waiting },
]

export default sources
