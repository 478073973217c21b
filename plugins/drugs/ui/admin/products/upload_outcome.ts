import type { CellRemark } from '../remarks/cell_remark'

/** What an upload would do, or has done. */
export interface UploadOutcome {
  lines: number
  made: number
  changed: number
  same: number
  problems: CellRemark[]
  problemCount: number
  warnings: CellRemark[]
  warningCount: number
}
