/** Extension points that the kernel itself owns, by id; each is exported where it is collected. */
export const kernelPoints: readonly string[] = [
  'plugins.boot_checks',
  'forms.coverage',
  'forms.licensed_lists',
  'forms.licensed_names',
  'rules.facts',
  'batches.kinds',
  'changes.audited_tables',
  'changes.expiring_rows',
  'configuration.parts',
  'configuration.confirming_obstacles',
  'tenancy.closing_obstacles',
  'tenancy.cases_counted',
  'people.unfinished_tasks',
  'admin.attention',
  'tenancy.open_work',
  'menus.badges',
]
