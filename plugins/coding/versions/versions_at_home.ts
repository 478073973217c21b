import app from '@adonisjs/core/services/app'

import type { Attention, AttentionSource } from '#kernel/admin/attention/attention'
import { platformZone, today } from '#kernel/fields/today'

import { wording } from '#plugins/coding/lang/server/wording'
import { newerFirst, newestVersionOn } from '#plugins/coding/versions/latest_versions'
import { ProjectVersion } from '#plugins/coding/versions/project_version'

/** That the project codes with an older version of MedDRA than it could. */
async function ofProject(): Promise<Attention[]> {
  const versions = await app.container.make(ProjectVersion)
  const place = { screen: 'coding.version' }
  const chosen = await versions.passedOver()
  const current = await versions.current()
  const [newest] = await versions.active()
  if (current === null || newest === undefined) return []
  if (chosen !== null) {
    return [{ what: wording('versions_at_home.retired', { chosen, current }), place }]
  }
  if (current === newest) return []
  return [{ what: wording('versions_at_home.older', { current, newest }), place }]
}

/** That a newer version of MedDRA is out than any that is in use. */
async function ofPlatform(): Promise<Attention[]> {
  const place = { resource: 'dictionary_releases' }
  const [newest] = await (await app.container.make(ProjectVersion)).active()
  if (newest === undefined) return [{ what: wording('versions_at_home.none'), place }]
  const out = newestVersionOn(today(platformZone))
  if (newerFirst(newest, out) <= 0) return []
  return [{ what: wording('versions_at_home.out', { newest, out }), place }]
}

const sources: readonly AttentionSource[] = [
  { level: 'project', permission: 'CODING_CONF', find: ofProject },
  { level: 'platform', permission: 'DICTIONARY_CONF', find: ofPlatform },
]

export default sources
