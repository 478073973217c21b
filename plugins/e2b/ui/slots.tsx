import type { Slots } from '#resources/app/slot'
import { DownloadXml } from './export/download_xml'
import { FirstImportButton } from './import/first_import_button'
import { ImportButton } from './import/import_button'
import { RowDownload } from './export/row_download'

/** What this plugin puts into the screens of cases. */
export const slots: Slots = {
  'cases.list.actions': ImportButton,
  'cases.list.empty': FirstImportButton,
  'cases.list.row': RowDownload,
  'cases.view.actions': DownloadXml,
}
