import { type ReactNode, useState } from 'react'
import { call } from '#resources/app/calls/call'
import { ApiError } from '#resources/app/api_error'
import { useMessages } from '#resources/kit/messages'
import { ExportDialog } from './export_dialog'
import { type ExportReport, leftOut } from './export_report'

/**
 * Downloads a case as E2B(R3). What the message would leave out is shown before; a refusal is told
 * in place.
 */
export function useExport(caseId: string): { start: () => void; dialog: ReactNode } {
  const tell = useMessages()
  const [report, setReport] = useState<ExportReport | null>(null)
  const href = `/cases/${caseId}/e2b.xml`
  const start = async () => {
    try {
      const found = await call('GET /cases/{caseId}/export', { path: { caseId } })
      if (leftOut(found).length > 0 || found.schemaErrors?.length) setReport(found)
      else window.location.assign(href)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      tell.error(error.message)
    }
  }
  const dialog = report && (
    <ExportDialog report={report} href={href} onClose={() => setReport(null)} />
  )
  return { start: () => void start(), dialog }
}
