import { fill } from '#kernel/plugins/slot'
import {
  caseActs,
  caseListActs,
  caseRowActs,
  caseTabs,
  chosenCaseActs,
  emptyCaseListActs,
} from '#plugins/cases/contract/slots'
import { DownloadXml } from './export/download_xml'
import { RowDownload } from './export/row_download'
import { ExportSelected } from './exports/export_selected'
import { ExportsButton } from './exports/exports_button'
import { FirstImportButton } from './import/first_import_button'
import { ImportButton } from './import/import_button'
import { shownKeys } from '#resources/app/shell/keys/key_groups'
import { IncomingCount } from './incoming/incoming_count'
import { IncomingTab } from './incoming/incoming_tab'
import { keys } from './incoming/keys'

/** What this plugin puts into the screens of cases. */
export const slots = [
  fill(caseListActs, ExportsButton),
  fill(caseListActs, ImportButton),
  fill(chosenCaseActs, { permission: 'CASE_EXPORT', Act: ExportSelected }),
  fill(emptyCaseListActs, FirstImportButton),
  fill(caseRowActs, { permission: 'CASE_EXPORT', Act: RowDownload }),
  fill(caseTabs, {
    ...{ key: 'incoming', permission: 'CASE_IMPORT_READ', Body: IncomingTab, Count: IncomingCount },
    label: (t) => t('e2b:incoming.title'),
  }),
  fill(shownKeys, keys),
  fill(caseActs, { on: ['view'], permission: 'CASE_EXPORT', Act: DownloadXml }),
]
