/** Where a right counts: in the chosen project, in the whole company, or on the platform. */
export type PermissionLevel = 'project' | 'company' | 'platform'
