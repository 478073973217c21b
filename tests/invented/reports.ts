/** Runs that a medical reviewer keeps for the next periodic report. */
export const demoRuns = [
  { report: 'distribution', name: 'Periodic report, events', parameters: {} },
  { report: 'age_group', name: 'Periodic report, age', parameters: { serious: 'yes' } },
] as const
