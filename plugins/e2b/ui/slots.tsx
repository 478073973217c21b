import { fill } from '#kernel/plugins/slot'
import {
  caseActs,
  caseListActs,
  caseRowActs,
  emptyCaseListActs,
} from '#plugins/cases/contract/slots'
import { DownloadXml } from './export/download_xml'
import { RowDownload } from './export/row_download'
import { FirstImportButton } from './import/first_import_button'
import { ImportButton } from './import/import_button'

/** What this plugin puts into the screens of cases. */
export const slots = [
  fill(caseListActs, ImportButton),
  fill(emptyCaseListActs, FirstImportButton),
  fill(caseRowActs, { permission: 'CASE_EXPORT', Act: RowDownload }),
  fill(caseActs, { on: ['view'], permission: 'CASE_EXPORT', Act: DownloadXml }),
]
