import { fill } from '#kernel/plugins/slot'
import {
  caseActs,
  caseListActs,
  caseRowActs,
  chosenCaseActs,
  emptyCaseListActs,
} from '#plugins/cases/contract/slots'
import { DownloadXml } from './export/download_xml'
import { RowDownload } from './export/row_download'
import { ExportSelected } from './exports/export_selected'
import { ExportsButton } from './exports/exports_button'
import { FirstImportButton } from './import/first_import_button'
import { ImportButton } from './import/import_button'

/** What this plugin puts into the screens of cases. */
export const slots = [
  fill(caseListActs, ExportsButton),
  fill(caseListActs, ImportButton),
  fill(chosenCaseActs, { permission: 'CASE_EXPORT', Act: ExportSelected }),
  fill(emptyCaseListActs, FirstImportButton),
  fill(caseRowActs, { permission: 'CASE_EXPORT', Act: RowDownload }),
  fill(caseActs, { on: ['view'], permission: 'CASE_EXPORT', Act: DownloadXml }),
]
