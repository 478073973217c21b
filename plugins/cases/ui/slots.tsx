import { fill } from '#kernel/plugins/slot'
import {
  aboveTasks,
  caseActs,
  caseTabs,
  chosenCaseActs,
  foundCases,
} from '#plugins/cases/contract/slots'
import { shownKeys } from '#resources/app/shell/keys/key_groups'
import { paletteSources } from '#resources/app/shell/palette/palette_entry'
import { aboveScreens } from '#resources/app/shell/shell_slots'
import { AskedElement } from '#resources/forms/help/asked_element'
import { CopyButton } from './case/copy_button'
import { PrintButton } from './case/print_button'
import { UndoCreationButton } from './case/undo_creation_button'
import { FoundCases } from './found/found_cases'
import { keys } from './keys'
import { PrintSelected } from './list/print_selected'
import { AskForNumbering } from './numbering/ask_for_numbering'
import { palette } from './palette'
import { ChainTab } from './versions/chain_tab'
import { VersionActs } from './versions/version_acts'

/** The screens of a case and what can be done on them, cases in the palette, their keys. */
export const slots = [
  fill(caseTabs, { key: 'view', path: '', label: (t) => t('cases:act.view') }),
  fill(caseTabs, { key: 'history', path: '/history', label: (t) => t('cases:act.history') }),
  fill(caseTabs, {
    key: 'audit',
    path: '/audit',
    label: (t) => t('cases:act.audit'),
    permission: 'CASE_AUDIT',
  }),
  fill(caseActs, { on: ['view'], permission: 'CASE_EDIT', Act: UndoCreationButton }),
  fill(caseActs, { on: ['view', 'versions'], permission: 'CASE_EDIT', Act: VersionActs }),
  fill(caseActs, { on: ['view'], permission: 'CASE_EDIT', Act: CopyButton }),
  fill(caseTabs, { key: 'versions', Body: ChainTab, label: (t) => t('cases:versions.title') }),
  fill(caseActs, { on: ['view', 'edit'], Act: ({ case: { id } }) => <PrintButton caseId={id} /> }),
  fill(chosenCaseActs, { Act: PrintSelected }),
  fill(foundCases, FoundCases),
  fill(aboveTasks, AskForNumbering),
  fill(paletteSources, palette),
  fill(aboveScreens, AskedElement),
  fill(shownKeys, keys),
]
