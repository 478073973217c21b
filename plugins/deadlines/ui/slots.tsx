import { fill } from '#kernel/plugins/slot'
import { caseCells, caseListFilters, caseStrip, taskColumns } from '#plugins/cases/contract/slots'
import { homePanels } from '#resources/app/home/home_slots'
import { shownKeys } from '#resources/app/shell/keys/key_groups'
import { DueAtHome } from './home/due_at_home'
import { keys } from './keys'
import { DueCell } from './list/due_cell'
import { DueFilter } from './list/due_filter'
import { DueOfTask } from './list/due_of_task'
import { DueFact } from './strip/due_fact'

/** When cases are due: on top of each, in the list, at home. */
export const slots = [
  fill(caseStrip, { leads: true, label: (t) => t('deadlines:due'), Value: DueFact }),
  fill(caseCells, { column: 'due', Cell: DueCell }),
  fill(caseListFilters, DueFilter),
  fill(taskColumns, {
    ...{ key: 'due', label: (t) => t('deadlines:due'), width: 132 },
    Cell: DueOfTask,
  }),
  fill(homePanels, DueAtHome),
  fill(shownKeys, keys),
]
