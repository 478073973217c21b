import type { CountCases } from '#kernel/tenancy/limits/count_cases'

/** As the places are counted when cases are made (take_places). */
const casesMade: CountCases = async (trx, projectIds) =>
  trx
    .from('case_counters')
    .whereIn('project_id', [...projectIds])
    .select('project_id as projectId', 'environment', 'made as cases')

export default [casesMade]
