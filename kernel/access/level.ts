/** Where a right counts: in the chosen project, in the whole company, or on the platform. */
export type PermissionLevel = 'project' | 'company' | 'platform'

/** A level in words. */
export const levelWords: Readonly<Record<PermissionLevel, string>> = {
  project: 'the chosen project',
  company: 'the company',
  platform: 'the platform',
}
