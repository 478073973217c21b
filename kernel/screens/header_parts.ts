/** A part of the line on top, or of what pops up over every screen. */
interface HeaderPart {
  readonly part: string
  /** Plugin that brings it; the kernel when absent. */
  readonly plugin?: string
}

/** What the shell is made of beside the menu, for docs/routes.md. */
export const headerParts: readonly HeaderPart[] = [
  { part: 'Project name and code' },
  { part: 'Environment label: testing or formal' },
  { part: 'Time left in the session' },
  { part: 'Back to project selection' },
  { part: 'Operation manual', plugin: 'manual' },
  { part: 'Language: English or Chinese' },
  { part: 'User menu: select project, where it can be selected' },
  { part: 'User menu: change password' },
  { part: 'User menu: version history', plugin: 'news' },
  { part: 'User menu: log out' },
  { part: 'Version and filing number at the foot' },
  { part: 'Prompt for the numbering of cases', plugin: 'cases' },
  { part: 'Feedback button with the count of open work orders', plugin: 'work_orders' },
  { part: 'Details of a work order', plugin: 'work_orders' },
]
