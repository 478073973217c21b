import { say } from '#resources/app/language'
import type { RowOf } from '../resource/list_column'

type Memberships = RowOf<'GET /admin/users'>['projects']

/** The roles of somebody in projects, as one line. */
export function projectRoles(memberships: Memberships): string {
  return memberships
    .map(({ projectCode, roleZh, roleEn }) => `${projectCode}: ${say({ zh: roleZh, en: roleEn })}`)
    .join(', ')
}
