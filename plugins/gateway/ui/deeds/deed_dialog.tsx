import type { CaseAtDestination, SubmissionDeed } from '#plugins/gateway/contract/shown'
import { CheckDialog } from './check_dialog'
import { NoteDialog } from './note_dialog'
import { ReceiptDialog } from './receipt_dialog'
import { ReasonedDeed } from './reasoned_deed'

interface DeedDialogProps {
  deed: SubmissionDeed
  row: CaseAtDestination
  onClose: () => void
}

/** Asks what an act needs: a reason, a number, or a look at what would leave. */
export function DeedDialog({ deed, row, onClose }: DeedDialogProps) {
  switch (deed) {
    case 'submit':
      return <CheckDialog row={row} onClose={onClose} />
    case 'receipt':
      return <ReceiptDialog row={row} onClose={onClose} />
    case 'note':
      return <NoteDialog row={row} onClose={onClose} />
    case 'refuse':
    case 'withdraw':
    case 'resume':
    case 'close':
      return <ReasonedDeed deed={deed} row={row} onClose={onClose} />
    case 'confirm':
    case 'fetch':
      return null
  }
}
