import type { RaRecord } from 'react-admin'
import { say } from '#resources/app/language'

interface Named {
  projectCode: string
  roleZh: string
  roleEn: string
}

/** The roles of somebody in projects, as one line. */
export function projectRoles(memberships: unknown): string {
  return ((memberships ?? []) as Named[])
    .map(({ projectCode, roleZh, roleEn }) => `${projectCode}: ${say({ zh: roleZh, en: roleEn })}`)
    .join(', ')
}

/** The same, of a row of the list of users. */
export const rolesOfUser = ({ projects }: RaRecord) => projectRoles(projects)
