import { type ReactNode, useState } from 'react'
import { ExportDialog } from './export_dialog'

/** Exports a case as E2B(R3): which state of it, for whom, and what stands against it is shown before. */
export function useExport(caseId: string): { start: () => void; dialog: ReactNode } {
  const [open, setOpen] = useState(false)
  const dialog = open && <ExportDialog caseId={caseId} onClose={() => setOpen(false)} />
  return { start: () => setOpen(true), dialog }
}
